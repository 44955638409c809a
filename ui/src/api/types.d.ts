// Made by python -m tests.shapes from what the server describes; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Account */
        Account: {
            /** @description Standard errors */
            errors: components["schemas"]["Uncertain"];
            /**
             * Hidden
             * @description What choices brought that nobody could know then
             */
            hidden: number;
            /**
             * Luck
             * @description What chance brought, against the mean over all it could
             */
            luck: number;
            /**
             * Others
             * @description What the others' choices brought it
             */
            others: number;
            /**
             * Own
             * @description What the seat's own choices brought or cost it, as far as it could know
             */
            own: number;
            /**
             * Result
             * @description The share of the win: the sum of all the others
             */
            result: number;
            /**
             * Start
             * @description The even share
             */
            start: number;
        };
        /** ActKept */
        ActKept: {
            /** Act */
            act: string;
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** Table */
            table: string | null;
            /** To Me */
            to_me: boolean;
        };
        /** Admit */
        Admit: {
            /**
             * Handle
             * @description Of a seat, of a line, or of `removed`
             */
            handle: string;
        };
        /** AnswerRematch */
        AnswerRematch: {
            /**
             * Agree
             * @description False from the one who offered it: taken back
             */
            agree: boolean;
            /**
             * Seal
             * @description Of new words, if I agree and add some
             */
            seal?: string | null;
        };
        /** AnswerUndo */
        AnswerUndo: {
            /**
             * Agree
             * @description False from the one who asked: never mind
             */
            agree: boolean;
        };
        /** BanKept */
        BanKept: {
            /**
             * Made
             * @description Milliseconds since 1970
             */
            made: number;
            /** Reason */
            reason: string;
            /**
             * Until
             * @description Milliseconds since 1970
             */
            until: number;
        };
        /** Brought */
        Brought: {
            /**
             * Events
             * @description What its events hold, by kind
             */
            events: {
                [key: string]: components["schemas"]["Holds"][];
            };
            /**
             * View
             * @description What its views hold besides what all views hold
             */
            view: components["schemas"]["Holds"][];
            /**
             * Words
             * @description Its words in one language, as a Fluent file
             */
            words: string;
        };
        /**
         * ChangeSettings
         * @description What can be changed in the lobby.
         */
        ChangeSettings: {
            clock?: components["schemas"]["ClockWish"] | null;
            /**
             * Hints
             * @description May hints be asked for?
             */
            hints?: boolean | null;
            /**
             * Memory
             * @description May the page help to remember?
             */
            memory?: boolean | null;
            /** Options */
            options?: {
                [key: string]: string | number | boolean;
            } | null;
            /**
             * Pace
             * @description Milliseconds between two moves of bots; where something is hidden, never less than they may think
             */
            pace?: number | null;
            /** Players */
            players?: number | null;
            /**
             * Public
             * @description Listed for everybody, not by link only
             */
            public?: boolean | null;
        };
        /** Chat */
        Chat: {
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** By */
            by: string | null;
            /**
             * Handle
             * @description Who said it, under whatever name
             */
            handle: string | null;
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
        };
        /** ClaimAsk */
        ClaimAsk: {
            /** Token */
            token: string;
        };
        /** ClockKind */
        ClockKind: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "none" | "move" | "days";
            /** Seconds */
            seconds: number;
            /**
             * Then
             * @enum {string}
             */
            then: "bot-moves" | "seat-to-bot";
        };
        /** ClockWish */
        ClockWish: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "none" | "move" | "days";
            /**
             * Seconds
             * @default 0
             */
            seconds: number;
            /**
             * Then
             * @default bot-moves
             * @enum {string}
             */
            then: "bot-moves" | "seat-to-bot";
        };
        /**
         * Cover
         * @description Let a bot play for somebody who is away.
         */
        Cover: {
            /**
             * Seat
             * @description Whose owner is away
             */
            seat: number;
        };
        /** Decision */
        Decision: {
            /** Best */
            best: string;
            /**
             * Choices
             * @description How many moves were legal
             */
            choices: number;
            /**
             * Cost
             * @description Share of the win that the move cost against the best one, as far as its seat could know; 0: equal
             */
            cost: number;
            /**
             * Error
             * @description Standard error of the cost
             */
            error: number;
            /** Move */
            move: string;
            /**
             * Opinions
             * @description The best four, the one played among them
             */
            opinions: components["schemas"]["OpinionThen"][];
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
        };
        /** Deck */
        Deck: {
            /**
             * Cards
             * @description 0: it was brought before this was noted
             */
            cards: number;
            /**
             * Content
             * @description The file; only for those whose it is
             */
            content: string | null;
            /**
             * File
             * @description The value for the option
             */
            file: string;
            /** Game */
            game: string;
            /**
             * Made
             * @description Milliseconds since 1970
             */
            made: number;
            /** Mine */
            mine: boolean;
            /**
             * Name
             * @description What it is called by whoever brought it; empty if nothing
             */
            name: string;
            /** Option */
            option: string;
            /** People */
            people: number;
            /**
             * Players
             * @description So many can play with it
             */
            players: number;
        };
        /** DeckAsk */
        DeckAsk: {
            /** Name */
            name: string;
        };
        /** DeckCard */
        DeckCard: {
            /**
             * Cards
             * @description 0: it was brought before this was noted
             */
            cards: number;
            /**
             * File
             * @description The value for the option
             */
            file: string;
            /** Game */
            game: string;
            /**
             * Made
             * @description Milliseconds since 1970
             */
            made: number;
            /** Mine */
            mine: boolean;
            /**
             * Name
             * @description What it is called by whoever brought it; empty if nothing
             */
            name: string;
            /** Option */
            option: string;
            /** People */
            people: number;
            /**
             * Players
             * @description So many can play with it
             */
            players: number;
        };
        /** DeckKept */
        DeckKept: {
            /**
             * Content
             * @description The file to keep, as it was understood; only if it was not kept yet
             */
            content: string | null;
            /**
             * File
             * @description The value for the option; null if it was only checked
             */
            file: string | null;
            /** Findings */
            findings: components["schemas"]["Finding"][];
            /** Name */
            name: string;
            /**
             * People
             * @description What was understood, card by card
             */
            people: components["schemas"]["DeckPerson"][];
            /** Summary */
            summary: {
                [key: string]: unknown;
            };
        };
        /** DeckPerson */
        DeckPerson: {
            /** Born */
            born: number;
            /** Card */
            card: string;
            /** Died */
            died: number;
            /**
             * Names
             * @description By language
             */
            names: {
                [key: string]: string;
            };
        };
        /** DeckRefused */
        DeckRefused: {
            /**
             * Code
             * @description One of those listed at the top
             */
            code: string;
            /**
             * Findings
             * @description If the file was read and has mistakes
             * @default null
             */
            findings: components["schemas"]["Finding"][] | null;
            /** Status */
            status: number;
            /** Title */
            title: string;
            /** Type */
            type: string;
        };
        /** Decks */
        Decks: {
            /** Decks */
            decks: components["schemas"]["DeckCard"][];
        };
        /** Did */
        Did: {
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** Data */
            data: {
                [key: string]: unknown;
            };
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Table */
            table: string;
        };
        /** Due */
        Due: {
            /**
             * Due
             * @description Null while the clock has not been started
             */
            due: number | null;
            /** Seat */
            seat: number;
            /**
             * Starts
             * @description After the beginning of a game: until everybody is `present`, or else until then, no time runs
             */
            starts: number | null;
        };
        /**
         * Entry
         * @description What happened, with what belongs to its kind.
         */
        Entry: {
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** By */
            by: string | null;
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number | null;
        };
        Event: components["schemas"]["LifeIsLifeEvent"] | components["schemas"]["LifetimeEvent"] | components["schemas"]["ThatsLifeEvent"];
        /**
         * Everything
         * @description All that is stored about a person.
         */
        Everything: {
            /**
             * Acts
             * @description What hosts and operators did to me, and I to others
             */
            acts: components["schemas"]["ActKept"][];
            /** Bans */
            bans: components["schemas"]["BanKept"][];
            /**
             * Entries
             * @description What I did; others are not named in it
             */
            entries: components["schemas"]["Did"][];
            /** Files */
            files: components["schemas"]["FileKept"][];
            /** Games */
            games: components["schemas"]["GameStatistics"][];
            /**
             * Kept
             * @description The games I keep
             */
            kept: string[];
            /**
             * Made
             * @description Milliseconds since 1970
             */
            made: number;
            /**
             * Mentions
             * @description What others did that names me
             */
            mentions: components["schemas"]["Did"][];
            person: components["schemas"]["PersonCard"];
            /**
             * Reported
             * @description Lines of mine that somebody reported
             */
            reported: components["schemas"]["Reported"][];
            /**
             * Reports
             * @description Lines that I reported
             */
            reports: components["schemas"]["ReportMade"][];
            /**
             * Tables
             * @description Where I sat or spoke
             */
            tables: string[];
            /** Tokens */
            tokens: components["schemas"]["TokenCard"][];
        };
        /** Field422 */
        Field422: {
            /** Where */
            where: (string | number)[];
            /** Why */
            why: string;
        };
        /** FileKept */
        FileKept: {
            /** Content */
            content: string;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /** Finding */
        Finding: {
            /** Code */
            code: string;
            /** Column */
            column: string | null;
            /** Line */
            line: number | null;
            /** Sentence */
            sentence: string;
            /**
             * Severity
             * @description A `note` says how something was understood
             * @enum {string}
             */
            severity: "error" | "warning" | "note";
        };
        /** GameCard */
        GameCard: {
            /**
             * Chance
             * @enum {string}
             */
            chance: "dice" | "cards";
            /** Default Players */
            default_players: number;
            /**
             * Information
             * @enum {string}
             */
            information: "perfect" | "hidden";
            /** Least Players */
            least_players: number;
            /**
             * Lesson
             * @description Is there a first lesson?
             */
            lesson: boolean;
            /** Levels */
            levels: string[];
            /** Lowest Wins */
            lowest_wins: boolean;
            /**
             * Manual
             * @description Are its rules written down?
             */
            manual: boolean;
            /** Most Players */
            most_players: number;
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["OptionCard"][];
        };
        /** Games */
        Games: {
            /** Games */
            games: components["schemas"]["GameCard"][];
        };
        /** GameStatistics */
        GameStatistics: {
            /** Game */
            game: string;
            /** Played */
            played: number;
            rating: components["schemas"]["Rating"] | null;
            /** Recent */
            recent: components["schemas"]["Played"][];
            /** Share */
            share: number;
            /**
             * Shared
             * @description Won together with others
             */
            shared: number;
            /**
             * Wins
             * @description Won alone
             */
            wins: number;
        };
        /** Health */
        Health: {
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /** Hint */
        Hint: {
            /** Best */
            best: string;
            /** Opinions */
            opinions: components["schemas"]["OpinionShown"][];
        };
        /** Holds */
        Holds: {
            /**
             * Each
             * @description One value for each seat?
             */
            each: boolean;
            /**
             * Fields
             * @description What a record holds
             */
            fields: components["schemas"]["Holds"][];
            /**
             * Holds
             * @enum {string}
             */
            holds: "seat" | "flag" | "record" | "bunch" | "translated" | "text";
            /**
             * Many
             * @description A list of values, or of each seat a list?
             */
            many: boolean;
            /** Name */
            name: string;
        };
        /** Host */
        Host: {
            /** Name */
            name: string;
            /** You */
            you: boolean;
        };
        /**
         * Invalid
         * @description A body, path or query that does not fit; `fields` says where.
         */
        Invalid: {
            /**
             * Code
             * @description One of those listed at the top
             */
            code: string;
            /**
             * Fields
             * @default null
             */
            fields: components["schemas"]["Field422"][] | null;
            /** Status */
            status: number;
            /** Title */
            title: string;
            /** Type */
            type: string;
        };
        /** Kept */
        Kept: {
            /**
             * Kept
             * @description Does whoever asks keep this game?
             */
            kept: boolean;
        };
        /**
         * Late
         * @description Not as the table is now. Where it has moved on since you looked, `message` is the table as you may see it.
         */
        Late: {
            /**
             * Code
             * @description One of those listed at the top
             */
            code: string;
            /** @default null */
            message: components["schemas"]["Message"] | null;
            /** Status */
            status: number;
            /** Title */
            title: string;
            /** Type */
            type: string;
        };
        /**
         * Leave
         * @description A bot keeps the seat warm; in the lobby it is free again.
         */
        Leave: {
            /**
             * Seat
             * @description Which of your seats; all if not given
             */
            seat?: number | null;
        };
        /** Lesson */
        Lesson: {
            /** Game */
            game: string;
            /** Names */
            names: (string | null)[];
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Players */
            players: number;
            /** Result */
            result: {
                [key: string]: unknown;
            } | null;
            /** Steps */
            steps: components["schemas"]["LessonStep"][];
        };
        /** LessonStep */
        LessonStep: {
            /** Args */
            args: {
                [key: string]: unknown;
            };
            /** Bot */
            bot: string | null;
            /** Events */
            events: components["schemas"]["Event"][];
            /** Expect */
            expect: string | null;
            /** Legal */
            legal: string[];
            /**
             * Outcomes
             * @description What each legal move would bring about
             */
            outcomes: {
                [key: string]: components["schemas"]["Event"][];
            };
            /** Say */
            say: string;
            /** Spot */
            spot: string | null;
            view: components["schemas"]["View"];
        };
        /** @description The game begins */
        LifeIsLifeBegan: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "began";
            /** @description Who starts */
            seat: number;
        };
        /** @description The round is counted without a knock (LL12) */
        LifeIsLifeCapped: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "capped";
            /** @description Number of the round, from 1 */
            round: number;
        };
        /** @description An animal is counted; ten of them, in order */
        LifeIsLifeCounted: {
            /**
             * @description Which
             * @enum {string}
             */
            animal: "giraffe" | "bear" | "mole" | "goat" | "sheep" | "dog" | "rabbit" | "pig" | "cat" | "mouse";
            /** @description How many each holds */
            counts: number[];
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "counted";
            /** @description Who scores; null for a tie */
            seat: number | null;
            /** @description What it is worth */
            value: number;
        };
        /** @description A round begins */
        LifeIsLifeDealt: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "dealt";
            /** @description Number of the round, from 1 */
            round: number;
            /** @description The four rows */
            rows: {
                bear?: number;
                cat?: number;
                dog?: number;
                giraffe?: number;
                goat?: number;
                mole?: number;
                mouse?: number;
                pig?: number;
                rabbit?: number;
                sheep?: number;
            }[];
            /** @description Its starter */
            seat: number;
        };
        LifeIsLifeEvent: components["schemas"]["LifeIsLifeBegan"] | components["schemas"]["LifeIsLifeDealt"] | components["schemas"]["LifeIsLifeTraded"] | components["schemas"]["LifeIsLifeKnocked"] | components["schemas"]["LifeIsLifeSuddenDeath"] | components["schemas"]["LifeIsLifeCapped"] | components["schemas"]["LifeIsLifeShown"] | components["schemas"]["LifeIsLifeCounted"] | components["schemas"]["LifeIsLifeTotals"] | components["schemas"]["LifeIsLifeLives"] | components["schemas"]["LifeIsLifeOut"] | components["schemas"]["LifeIsLifeWon"];
        /** @description A knock */
        LifeIsLifeKnocked: {
            /** @description Was it the first of the round? */
            first: boolean;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "knocked";
            /** @description Whose */
            seat: number;
        };
        /** @description Somebody's lives change; ascending by seat */
        LifeIsLifeLives: {
            /** @description What really changed */
            change: number;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "lives";
            /** @description How many are left */
            lives: number;
            /** @description Whose */
            seat: number;
        };
        /** @description Somebody is out */
        LifeIsLifeOut: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "out";
            /** @description Whose */
            seat: number;
        };
        /** @description Before a count each living seat shows its hand, ascending */
        LifeIsLifeShown: {
            /** @description All it holds */
            hand: {
                bear?: number;
                cat?: number;
                dog?: number;
                giraffe?: number;
                goat?: number;
                mole?: number;
                mouse?: number;
                pig?: number;
                rabbit?: number;
                sheep?: number;
            };
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "shown";
            /** @description Whose */
            seat: number;
        };
        /** @description Somebody holds all of an animal (LL04) */
        LifeIsLifeSuddenDeath: {
            /** @description Of which */
            animals: ("giraffe" | "bear" | "mole" | "goat" | "sheep" | "dog" | "rabbit" | "pig" | "cat" | "mouse")[];
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "sudden-death";
            /** @description Whose */
            seat: number;
        };
        /** @description What the count comes to */
        LifeIsLifeTotals: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "totals";
            /** @description Points; 0 for those who are out */
            points: number[];
        };
        /** @description Cards for a row */
        LifeIsLifeTraded: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "traded";
            /** @description What lies there now */
            laid: {
                bear?: number;
                cat?: number;
                dog?: number;
                giraffe?: number;
                goat?: number;
                mole?: number;
                mouse?: number;
                pig?: number;
                rabbit?: number;
                sheep?: number;
            };
            /** @description Which row */
            row: number;
            /** @description Whose */
            seat: number;
            /** @description What lay there */
            took: {
                bear?: number;
                cat?: number;
                dog?: number;
                giraffe?: number;
                goat?: number;
                mole?: number;
                mouse?: number;
                pig?: number;
                rabbit?: number;
                sheep?: number;
            };
        };
        LifeIsLifeView: {
            /** @description How many rounds ended by the cap (LL12) */
            capped: number;
            /**
             * @description Its name
             * @enum {string}
             */
            game: "life-is-life";
            /** @description One's own cards; `{}` when out (only for `seat`) */
            hand: {
                bear?: number;
                cat?: number;
                dog?: number;
                giraffe?: number;
                goat?: number;
                mole?: number;
                mouse?: number;
                pig?: number;
                rabbit?: number;
                sheep?: number;
            } | null;
            /** @description Who knocked first in this round */
            knocked: number | null;
            /** @description What everybody knows each to hold, from what it took and laid in this round: after laying L and taking T, known becomes max(known - L, 0) + T, animal by animal (not at a table without the memory aid) */
            known?: {
                bear?: number;
                cat?: number;
                dog?: number;
                giraffe?: number;
                goat?: number;
                mole?: number;
                mouse?: number;
                pig?: number;
                rabbit?: number;
                sheep?: number;
            }[];
            /** @description How many turns are left after a knock */
            last_turns: number | null;
            /** @description How many lives each has */
            lives: number[];
            /** @description Every option with its value */
            options: {
                pro?: boolean;
                "round-cap"?: number;
            };
            /** @description Is it over? */
            over: boolean;
            /** @description How many seats */
            players: number;
            /** @description Moves made so far */
            ply: number;
            /** @description Number of the round, from 1 */
            round: number;
            /** @description The four rows, from one card to four */
            rows: {
                bear?: number;
                cat?: number;
                dog?: number;
                giraffe?: number;
                goat?: number;
                mole?: number;
                mouse?: number;
                pig?: number;
                rabbit?: number;
                sheep?: number;
            }[];
            /** @description Whose view this is; null for a spectator */
            seat: number | null;
            /** @description How many fewer of each animal each holds now than when it held most of it after one of its own trades in this round: with LL04 this bounds what it can hold (not at a table without the memory aid) */
            shed?: {
                bear?: number;
                cat?: number;
                dog?: number;
                giraffe?: number;
                goat?: number;
                mole?: number;
                mouse?: number;
                pig?: number;
                rabbit?: number;
                sheep?: number;
            }[];
            /** @description Who began this round */
            starter: number;
            /** @description Has it traded in this round? */
            traded: boolean[];
            /** @description The seat to move; null when the game is over */
            turn: number | null;
            /** @description Turns taken in this round */
            turns: number;
        };
        /** @description The game is over */
        LifeIsLifeWon: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "won";
            /** @description The winner, or all who share the win */
            seats: number[];
        };
        /** @description The year was lived through; not for an opening */
        LifetimeAccepted: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "accepted";
            /** @description Which year */
            year: number;
        };
        /** @description The game begins */
        LifetimeBegan: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "began";
            /** @description Who starts */
            seat: number;
        };
        /** @description The game is counted */
        LifetimeCounted: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "counted";
            /** @description How many cards each has taken */
            scores: number[];
        };
        /** @description The first player draws a celebrity card */
        LifetimeDrew: {
            /** @description Which (only for `seat`) */
            card?: string;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "drew";
            /** @description Whose */
            seat: number;
        };
        LifetimeEvent: components["schemas"]["LifetimeBegan"] | components["schemas"]["LifetimeRefilled"] | components["schemas"]["LifetimeDrew"] | components["schemas"]["LifetimePutUnder"] | components["schemas"]["LifetimeKept"] | components["schemas"]["LifetimeNobodyFits"] | components["schemas"]["LifetimeLastRound"] | components["schemas"]["LifetimeNamed"] | components["schemas"]["LifetimeLaid"] | components["schemas"]["LifetimeAccepted"] | components["schemas"]["LifetimeRefused"] | components["schemas"]["LifetimeLost"] | components["schemas"]["LifetimeRevealed"] | components["schemas"]["LifetimeUnlost"] | components["schemas"]["LifetimeVoid"] | components["schemas"]["LifetimeCounted"] | components["schemas"]["LifetimeWon"];
        /** @description A card of the hand serves as celebrity card (LT09) */
        LifetimeKept: {
            /** @description Which (only for `seat`) */
            card?: string;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "kept";
            /** @description Whose */
            seat: number;
        };
        /** @description A card is laid */
        LifetimeLaid: {
            /** @description Which card */
            card: string;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "laid";
            /** @description Whose */
            seat: number;
            /**
             * @description Where in the line
             * @enum {string}
             */
            side: "open" | "left" | "right";
            /** @description true: the year has not come yet, so nobody can have lived in it (for such a year (LT14)) */
            to_come?: boolean;
            /** @description Which year; null when opening blindly */
            year: number | null;
        };
        /** @description The pile's last card was drawn; once */
        LifetimeLastRound: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "last-round";
        };
        /** @description The whole line goes to the one who erred (LT06) */
        LifetimeLost: {
            /** @description The whole line, left to right */
            cards: string[];
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "lost";
            /** @description Whose */
            seat: number;
        };
        /** @description The first player names a person */
        LifetimeNamed: {
            /** @description What for (with `show-occupation`) */
            about?: {
                [key: string]: string;
            };
            /** @description Which (only for `seat`) */
            card?: string;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "named";
            /** @description The name */
            name: {
                [key: string]: string;
            };
            /** @description Which of its six people (only for `seat`) */
            place?: number;
            /** @description Whose */
            seat: number;
        };
        /** @description The first player has to open blindly (LT04) */
        LifetimeNobodyFits: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "nobody-fits";
            /** @description Whose */
            seat: number;
        };
        /** @description It goes under the pile (LT04) */
        LifetimePutUnder: {
            /** @description Which (only for `seat`) */
            card?: string;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "put-under";
            /** @description Whose */
            seat: number;
        };
        /** @description A seat draws up to seven; only for those that got a card */
        LifetimeRefilled: {
            /** @description Which (only for `seat`) */
            cards?: string[];
            /** @description How many cards */
            count: number;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "refilled";
            /** @description Whose */
            seat: number;
        };
        /** @description It was not */
        LifetimeRefused: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "refused";
            /** @description Which year */
            year: number;
        };
        /** @description Who it was */
        LifetimeRevealed: {
            /** @description What for */
            about: {
                [key: string]: string;
            };
            /** @description Year of birth */
            born: number;
            /** @description Which card */
            card: string;
            /** @description Year of death */
            died: number;
            /** @description Something to tell */
            fact: {
                [key: string]: string;
            };
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "revealed";
            /** @description The name */
            name: {
                [key: string]: string;
            };
            /** @description Which of its six people */
            place: number;
        };
        /** @description Nobody erred; the line is set aside (LT08) */
        LifetimeUnlost: {
            /** @description The whole line, left to right */
            cards: string[];
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "unlost";
        };
        LifetimeView: {
            /** @description What for; only with `show-occupation` */
            about: {
                [key: string]: string;
            } | null;
            /** @description Cards set aside, ascending */
            aside: string[];
            /** @description When the person named was born (only for `first`) */
            born: number | null;
            /** @description The celebrity card of the round (only for `first`) */
            celebrity: string | null;
            /** @description When the person named died (only for `first`) */
            died: number | null;
            /** @description Its first player */
            first: number;
            /**
             * @description Its name
             * @enum {string}
             */
            game: "lifetime";
            /** @description One's own cards in the order drawn (only for `seat`) */
            hand: string[] | null;
            /** @description How many cards each holds */
            hand_sizes: number[];
            /** @description Is this the last round? */
            last: boolean;
            /** @description The line of years, from left to right */
            line: {
                /** @description Which card */
                card: string;
                /** @description Who laid it */
                seat: number;
                /** @description Which year */
                year: number;
            }[];
            /** @description Who was named */
            name: {
                [key: string]: string;
            } | null;
            /** @description Must the first player open blindly (LT04)? */
            nobody_fits: boolean;
            /** @description Every option with its value */
            options: {
                deck?: string;
                "show-occupation"?: boolean;
            };
            /** @description Is it over? */
            over: boolean;
            /** @description The six people of the celebrity card (only for `first`) */
            people: {
                /** @description Year of birth */
                born: number;
                /** @description Year of death */
                died: number;
                /** @description The name */
                name: {
                    [key: string]: string;
                };
            }[] | null;
            /** @description Place of the person on the celebrity card, once named (only for `first`) */
            person: number | null;
            /** @description Is somebody to be named, or a card to be laid? null when over */
            phase: ("open" | "lay") | null;
            /** @description How many cards the pile has */
            pile_size: number;
            /** @description How many seats */
            players: number;
            /** @description Moves made so far */
            ply: number;
            /** @description Cards put under the pile in this round */
            redraws: number;
            /** @description Cards one has put under the pile and that have not been seen by all since, ascending by card (only for `seat`) (not at a table without the memory aid) */
            remembered?: {
                /** @description Which card */
                card: string;
                /** @description How far from the top, or where in the hand (in the pile or a hand) */
                index?: number;
                /** @description In whose hand (in a hand) */
                seat?: number;
                /**
                 * @description Where it is now
                 * @enum {string}
                 */
                where: "pile" | "hand" | "celebrity";
            }[] | null;
            /** @description Number of the round */
            round: number;
            /** @description Whose view this is; null for a spectator */
            seat: number | null;
            /** @description Cards each has taken, ascending */
            taken: string[][];
            /** @description The seat to move; null when the game is over */
            turn: number | null;
        };
        /** @description The round cannot be played (LT09) */
        LifetimeVoid: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "void";
            /** @description Whose */
            seat: number;
        };
        /** @description The game is over */
        LifetimeWon: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "won";
            /** @description The winner, or all who share the win */
            seats: number[];
        };
        /**
         * Lock
         * @description `seats`: nobody new sits down. `closed`: nobody new looks on either.
         */
        Lock: {
            /**
             * Lock
             * @enum {string}
             */
            lock: "open" | "seats" | "closed";
        };
        /** Luck */
        Luck: {
            /**
             * Called
             * @description Are the words called for? Then no seal changes any more
             */
            called: boolean;
            /**
             * Hash
             * @description SHA-256 of 'lifetable ' and the whole seed, once started
             */
            hash: string | null;
            /**
             * Promise
             * @description SHA-256 of 'lifetable ' and the secret, the seed's first word; from the start
             */
            promise: string;
            /**
             * Seals
             * @description Of the words of those who add some, before the words
             */
            seals: components["schemas"]["OwnSeal"][];
            /**
             * Seed
             * @description The seed, once over: the secret, then ' SEAT:WORDS' for each of the words
             */
            seed: string | null;
            /**
             * Words
             * @description As far as they were shown
             */
            words: components["schemas"]["OwnWords"][];
        };
        /** Me */
        Me: {
            person: components["schemas"]["PersonCard"] | null;
        };
        /** MeAsk */
        MeAsk: {
            /** Language */
            language?: string | null;
            /** Name */
            name?: string | null;
        };
        /**
         * Message
         * @description A table as one viewer may see it. A snapshot has all keys; other messages only those that may have changed:
         *     put them over what you have.
         */
        Message: {
            /**
             * Chat
             * @default null
             */
            chat: components["schemas"]["Chat"][] | null;
            /** @default null */
            clock: components["schemas"]["Due"] | null;
            /** @default null */
            entry: components["schemas"]["Entry"] | null;
            /**
             * Events
             * @default null
             */
            events: components["schemas"]["Event"][] | null;
            /** @default null */
            host: components["schemas"]["Host"] | null;
            /**
             * Legal
             * @default null
             */
            legal: string[] | null;
            /**
             * Lock
             * @description `seats`: nobody new sits down; `closed`: nobody new looks on either
             * @default null
             */
            lock: ("open" | "seats" | "closed") | null;
            /** @default null */
            luck: components["schemas"]["Luck"] | null;
            /**
             * Next
             * @default null
             */
            next: string | null;
            /**
             * Now
             * @description Milliseconds since 1970
             */
            now: number;
            /**
             * Number
             * @description Of the last entry; the id of the event in the stream
             */
            number: number;
            /**
             * Paused By
             * @description Whose pause it is; null if that is not known
             * @default null
             */
            paused_by: number | null;
            /**
             * Previous
             * @default null
             */
            previous: string | null;
            /** @default null */
            rematch: components["schemas"]["Rematch"] | null;
            /**
             * Removed
             * @description For the host: whom he may let in again
             * @default null
             */
            removed: components["schemas"]["RemovedShown"][] | null;
            /** @default null */
            result: components["schemas"]["Result"] | null;
            /**
             * Seat
             * @description Whose eyes this is; null for a spectator
             * @default null
             */
            seat: number | null;
            /**
             * Seats
             * @default null
             */
            seats: components["schemas"]["SeatNow"][] | null;
            /** @default null */
            settings: components["schemas"]["SettingsNow"] | null;
            /**
             * Status
             * @default null
             */
            status: ("lobby" | "playing" | "paused" | "over") | null;
            /**
             * Table
             * @default null
             */
            table: string | null;
            /** @default null */
            undo: components["schemas"]["Undo"] | null;
            /**
             * Unrated
             * @description Once over: for each seat why the game is not rated; null if it is
             * @default null
             */
            unrated: (("removed" | "two-seats" | "taken-back" | "erased" | "no-move" | "alone") | null)[] | null;
            /**
             * Version
             * @description Send it with a move
             * @default null
             */
            version: number | null;
            /**
             * View
             * @default null
             */
            view: components["schemas"]["View"] | null;
            /**
             * Watchers
             * @default null
             */
            watchers: number | null;
        };
        /** Messages */
        Messages: {
            /** Messages */
            messages: components["schemas"]["Message"][];
            /**
             * More
             * @description There are more: ask again after the last of these
             */
            more: boolean;
        };
        /** Move */
        Move: {
            /**
             * Key
             * @description Anything new. The same key again gets the same answer and moves nothing
             */
            key: string;
            /**
             * Move
             * @description As `legal` spells it
             */
            move: string;
            /**
             * Seat
             * @description Which of your seats, if you have several
             * @default null
             */
            seat: number | null;
            /**
             * Version
             * @description The `version` of the message that the move was chosen on
             */
            version: number;
        };
        /**
         * NothingAsk
         * @description Nothing more needs to be said.
         */
        NothingAsk: Record<string, never>;
        /**
         * OfferRematch
         * @description Offer a rematch, or accept the one that is offered.
         */
        OfferRematch: {
            /**
             * Seal
             * @description Of new words; those of the game before are known
             */
            seal?: string | null;
        };
        /**
         * OpenTable
         * @description A new table.
         */
        OpenTable: {
            clock?: components["schemas"]["ClockWish"] | null;
            /** Game */
            game: string;
            /**
             * Hints
             * @description May hints be asked for?
             */
            hints?: boolean | null;
            /**
             * Memory
             * @description May the page help to remember?
             */
            memory?: boolean | null;
            /** Options */
            options?: {
                [key: string]: string | number | boolean;
            } | null;
            /**
             * Pace
             * @description Milliseconds between two moves of bots; where something is hidden, never less than they may think
             */
            pace?: number | null;
            /** Players */
            players?: number | null;
            /**
             * Public
             * @description Listed for everybody, not by link only
             */
            public?: boolean | null;
            /**
             * Seal
             * @description Of the words that I will add to the luck
             */
            seal?: string | null;
            /**
             * Seats
             * @description From seat 0 on; if not given: me, and free seats
             */
            seats?: components["schemas"]["SeatWish"][] | null;
            /**
             * Start
             * @description Begin at once, or with my words if there is a seal; every seat must be filled
             * @default false
             */
            start: boolean;
        };
        /** OpinionShown */
        OpinionShown: {
            /** Expected */
            expected?: number | null;
            /** Move */
            move: string;
            /**
             * Reason
             * @description A message of the game's word files
             */
            reason: string;
            /**
             * Value
             * @description Share of the win that is expected, 0 to 1
             */
            value: number;
            /** Values */
            values: {
                [key: string]: unknown;
            };
        };
        /** OpinionThen */
        OpinionThen: {
            /** Expected */
            expected?: number | null;
            /** Move */
            move: string;
            /**
             * Outcome
             * @description What the move would have brought about; old reviews do not tell
             */
            outcome?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * Reason
             * @description A message of the game's word files
             */
            reason: string;
            /**
             * Value
             * @description Share of the win that is expected, 0 to 1
             */
            value: number;
            /** Values */
            values: {
                [key: string]: unknown;
            };
        };
        /** OptionCard */
        OptionCard: {
            /** Choices */
            choices: string[];
            /** Default */
            default: string | number | boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "flag" | "choice" | "number" | "file";
            /** Least */
            least: number;
            /** Most */
            most: number;
            /** Name */
            name: string;
        };
        /** Outcomes */
        Outcomes: {
            /**
             * Outcomes
             * @description By move: its events, up to the first that chance decides or that shows something hidden
             */
            outcomes: {
                [key: string]: components["schemas"]["Event"][];
            };
            /**
             * Version
             * @description Of the table that they are asked about
             */
            version: number;
        };
        /** OwnSeal */
        OwnSeal: {
            /**
             * Seal
             * @description SHA-256 of 'lifetable seal ' and the words of this seat
             */
            seal: string;
            /** Seat */
            seat: number;
        };
        /** OwnWords */
        OwnWords: {
            /** Seat */
            seat: number;
            /** Words */
            words: string;
        };
        /** PersonCard */
        PersonCard: {
            /** Id */
            id: string;
            /** Language */
            language: string;
            /** Name */
            name: string;
        };
        /** Played */
        Played: {
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** Players */
            players: number;
            /** Score */
            score: number;
            /** Share */
            share: number;
            /**
             * Stored
             * @description Is the game itself still there to be looked at?
             */
            stored: boolean;
            /** Table */
            table: string;
            /**
             * Unrated
             * @description Why it does not count for the rating; null if so
             */
            unrated: ("removed" | "two-seats" | "taken-back" | "erased" | "no-move" | "alone") | null;
        };
        /**
         * Problem
         * @description Why something was refused (RFC 9457). `code` stays the same for ever, `title` is for people.
         */
        Problem: {
            /**
             * Code
             * @description One of those listed at the top
             */
            code: string;
            /** Status */
            status: number;
            /** Title */
            title: string;
            /** Type */
            type: string;
        };
        /** Rating */
        Rating: {
            /** Mu */
            mu: number;
            /** Shown */
            shown: number;
            /** Sigma */
            sigma: number;
        };
        /** React */
        React: {
            /**
             * Reaction
             * @enum {string}
             */
            reaction: "clap" | "laugh" | "wow" | "ouch" | "think" | "hurry";
        };
        /**
         * Reclaim
         * @description Take a seat back from the bot.
         */
        Reclaim: {
            /**
             * Seat
             * @description Which of your seats; all if not given
             */
            seat?: number | null;
        };
        /**
         * Rematch
         * @description The offer of a rematch. `next` is there once it has begun.
         */
        Rematch: {
            /** Accepted */
            accepted: number[];
            /**
             * Asked
             * @description Who has not answered yet
             */
            asked: number[];
            /** Declined */
            declined: number[];
            /**
             * Seat
             * @description Whose offer it is
             */
            seat: number;
        };
        /** Remove */
        Remove: {
            /**
             * Handle
             * @description Of a seat, of a line, or of `removed`
             */
            handle: string;
            /**
             * Watch
             * @description May they still look on?
             * @default false
             */
            watch: boolean;
        };
        /** RemovedShown */
        RemovedShown: {
            /** Handle */
            handle: string;
            /** Name */
            name: string;
            /**
             * Watch
             * @description May they still look on?
             */
            watch: boolean;
        };
        /** Replay */
        Replay: {
            /** Game */
            game: string;
            /** Names */
            names: string[];
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Players */
            players: number;
            result: components["schemas"]["Result"];
            /** Steps */
            steps: components["schemas"]["ReplayStep"][];
        };
        /** ReplayStep */
        ReplayStep: {
            /** At */
            at: number | null;
            /** Events */
            events: components["schemas"]["Event"][];
            /** Move */
            move: string | null;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number | null;
            view: components["schemas"]["View"];
        };
        /** ReportAsk */
        ReportAsk: {
            /**
             * Line
             * @description The `number` of a line of the chat
             */
            line: number;
            /**
             * Reason
             * @enum {string}
             */
            reason: "rude" | "threat" | "spam" | "private" | "other";
        };
        /** Reported */
        Reported: {
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** Number */
            number: number;
            /** Table */
            table: string;
        };
        /** ReportMade */
        ReportMade: {
            /**
             * At
             * @description Milliseconds since 1970
             */
            at: number;
            /** Number */
            number: number;
            /** Reason */
            reason: string;
            /** Table */
            table: string;
        };
        /** Result */
        Result: {
            /** Ending */
            ending: string;
            /** Scores */
            scores: number[];
            /** Shares */
            shares: number[];
            /** Winners */
            winners: number[];
        };
        /** Review */
        Review: {
            /**
             * Account
             * @description For every seat: start and parts add up to the result
             */
            account: components["schemas"]["Account"][];
            /**
             * Better
             * @description Who lost and surely played better than every winner
             */
            better: number[];
            /**
             * Chances
             * @description After each move, every seat's share of the win
             */
            chances: number[][];
            /**
             * Chosen
             * @description The same after each choice, before chance has answered it
             */
            chosen: number[][];
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /**
             * Done
             * @constant
             */
            done: true;
            /**
             * Errors
             * @description Standard errors of the chances
             */
            errors: number[][];
            /**
             * Gained
             * @description The seat that gained most at each of them
             */
            gained: number[];
            /**
             * Hidden
             * @description Is anything hidden in this game?
             */
            hidden: boolean;
            /**
             * Luck
             * @description What chance brought after each move, the first time with the deal
             */
            luck: number[][];
            /**
             * Luck Errors
             * @description Standard errors of that
             */
            luck_errors: number[][];
            /**
             * Turned By
             * @description What turned it
             */
            turned_by: ("luck" | "choice")[];
            /**
             * Turning
             * @description The moves at which the game turned
             */
            turning: number[];
            /** Version */
            version: number;
        };
        /** ReviewProgress */
        ReviewProgress: {
            /**
             * Done
             * @constant
             */
            done: false;
            /** Progress */
            progress: number;
        };
        /** Say */
        Say: {
            /** Text */
            text: string;
        };
        /** SealWords */
        SealWords: {
            /**
             * Seal
             * @description SHA-256 of 'lifetable seal ' and words that nobody can guess
             */
            seal: string;
        };
        /** SeatLink */
        SeatLink: {
            /** Token */
            token: string;
            /** Url */
            url: string;
        };
        /** SeatNow */
        SeatNow: {
            /**
             * Handle
             * @description The person who sits there, under whatever name; another one at other tables
             */
            handle: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "free";
            /** Level */
            level: string | null;
            /** Name */
            name: string | null;
            /** Present */
            present: boolean;
            /** Seat */
            seat: number;
            /**
             * Warm
             * @description The level of the bot that keeps the seat warm
             */
            warm: string | null;
            /** You */
            you: boolean;
        };
        /** SeatShown */
        SeatShown: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "free";
            /** Level */
            level: string | null;
            /** Name */
            name: string | null;
        };
        /** SeatWish */
        SeatWish: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "bot" | "free";
            /**
             * Level
             * @description Of a bot: easy, medium, hard, expert
             */
            level?: string | null;
            /** Name */
            name?: string | null;
        };
        /** ServerCard */
        ServerCard: {
            /**
             * Share
             * @description What links for others begin with; null: with the address that you use
             */
            share: string | null;
            /** Version */
            version: string;
        };
        /** SettingsNow */
        SettingsNow: {
            clock: components["schemas"]["ClockKind"];
            /** Game */
            game: string;
            /** Hints */
            hints: boolean;
            /** Memory */
            memory: boolean;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Pace */
            pace: number;
            /** Players */
            players: number;
            /** Public */
            public: boolean;
        };
        /** ShowWords */
        ShowWords: {
            /** Words */
            words: string;
        };
        /** SitAsk */
        SitAsk: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "bot";
            /**
             * Level
             * @description Of a bot: easy, medium, hard, expert
             */
            level?: string | null;
            /** Name */
            name?: string | null;
            /**
             * Seal
             * @description Of the words that I will add to the luck
             */
            seal?: string | null;
        };
        /** Statistics */
        Statistics: {
            /** Games */
            games: components["schemas"]["GameStatistics"][];
        };
        /** TableCard */
        TableCard: {
            /**
             * Changed
             * @description Milliseconds since 1970
             */
            changed: number;
            clock: components["schemas"]["ClockKind"];
            /** Free */
            free: number;
            /** Game */
            game: string;
            /** Host */
            host: string | null;
            /**
             * Made
             * @description Milliseconds since 1970
             */
            made: number;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Players */
            players: number;
            /** Seats */
            seats: components["schemas"]["SeatShown"][];
            /**
             * Status
             * @enum {string}
             */
            status: "lobby" | "playing" | "paused" | "over";
            /** Table */
            table: string;
            /** Watchers */
            watchers: number;
            /** Your Turn */
            your_turn: boolean;
            /** Yours */
            yours: number[];
        };
        /** Tables */
        Tables: {
            /** Tables */
            tables: components["schemas"]["TableCard"][];
        };
        /** @description The game begins */
        ThatsLifeBegan: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "began";
            /** @description Who starts */
            seat: number;
        };
        /** @description The game is about to be counted */
        ThatsLifeEnded: {
            /**
             * @description How it ended
             * @enum {string}
             */
            ending: "standard" | "sprint" | "straggler";
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "ended";
        };
        ThatsLifeEvent: components["schemas"]["ThatsLifeBegan"] | components["schemas"]["ThatsLifeRolled"] | components["schemas"]["ThatsLifeMoved"] | components["schemas"]["ThatsLifeStayed"] | components["schemas"]["ThatsLifeTaken"] | components["schemas"]["ThatsLifeHome"] | components["schemas"]["ThatsLifeFinished"] | components["schemas"]["ThatsLifeLeft"] | components["schemas"]["ThatsLifeRecycled"] | components["schemas"]["ThatsLifeEnded"] | components["schemas"]["ThatsLifeStraggler"] | components["schemas"]["ThatsLifeScored"] | components["schemas"]["ThatsLifeWon"];
        /** @description All of its pawns are home */
        ThatsLifeFinished: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "finished";
            /** @description Whose */
            seat: number;
        };
        /** @description One of its pawns has reached Finish */
        ThatsLifeHome: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "home";
            /** @description Whose */
            seat: number;
        };
        /** @description A tile that all have passed leaves (TL09) */
        ThatsLifeLeft: {
            /** @description How many guards went to the box with it */
            guards: number;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "left";
            /** @description Which tile, by where it lay when the game began */
            tile: number;
        };
        /** @description A piece moves */
        ThatsLifeMoved: {
            /** @description Where from; 0 is Start */
            from: number;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "moved";
            /**
             * @description Which
             * @enum {string}
             */
            piece: "pawn" | "guard";
            /** @description Whose */
            seat: number;
            /** @description The die, or -1 for one back */
            steps: number;
            /** @description Where to; 33 is Finish */
            to: number;
        };
        /** @description It goes on in front of Finish (TL12) */
        ThatsLifeRecycled: {
            /** @description How many guards went to the box with it */
            guards: number;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "recycled";
            /** @description Which tile, by where it lay when the game began */
            tile: number;
        };
        /** @description The next die */
        ThatsLifeRolled: {
            /** @description What it shows */
            die: number;
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "rolled";
            /** @description Whose */
            seat: number;
        };
        /** @description All are counted */
        ThatsLifeScored: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "scored";
            /** @description What each has, luck applied */
            scores: number[];
        };
        /** @description Nothing moves (TL11) */
        ThatsLifeStayed: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "stayed";
            /** @description Whose */
            seat: number;
        };
        /** @description The last one out takes a tile (TL14) */
        ThatsLifeStraggler: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "straggler";
            /** @description Whose */
            seat: number;
            /** @description Which; null when no malus is free */
            tile: number | null;
            /** @description What it is worth, likewise */
            value: number | null;
        };
        /** @description A tile is taken */
        ThatsLifeTaken: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "taken";
            /** @description Whose */
            seat: number;
            /** @description Which tile, by where it lay when the game began */
            tile: number;
            /** @description What it is worth; a luck tile 0 */
            value: number;
        };
        ThatsLifeView: {
            /** @description Guards put back in the box */
            box: number;
            /** @description What `turn` has rolled; null when over */
            die: number | null;
            /** @description What stands on Finish */
            finish: {
                /** @description How many guards stand there */
                guards: number;
                /** @description Whose pawns stand there, ascending, one entry for each pawn */
                pawns: number[];
            };
            /** @description The seat that began */
            first: number;
            /**
             * @description Its name
             * @enum {string}
             */
            game: "thats-life";
            /** @description Tiles that left the path without being taken (TL09), ascending */
            gone: number[];
            /** @description Every option with its value */
            options: {
                /** @enum {string} */
                ending?: "standard" | "sprint" | "straggler";
                /** @enum {string} */
                layout?: "standard" | "bonus-first" | "luck-last" | "shuffled";
                "one-is-free"?: boolean;
                recycle?: boolean;
            };
            /** @description Is it over? */
            over: boolean;
            /** @description Tiles still on the path, from Start to Finish */
            path: {
                /** @description How many guards stand there */
                guards: number;
                /** @description Whose pawns stand there, ascending, one entry for each pawn */
                pawns: number[];
                /** @description Which tile, by where it lay when the game began */
                tile: number;
                /** @description What it is worth; a luck tile 0 */
                value: number;
            }[];
            /** @description How many seats */
            players: number;
            /** @description Moves made so far */
            ply: number;
            /** @description What each has if it were counted now, luck applied */
            scores: number[];
            /** @description Whose view this is; null for a spectator */
            seat: number | null;
            /** @description What stands on Start */
            start: {
                /** @description How many guards stand there */
                guards: number;
                /** @description Whose pawns stand there, ascending, one entry for each pawn */
                pawns: number[];
            };
            /** @description TL14's last tile */
            straggler: {
                /** @description Whose */
                seat: number;
                /** @description Which tile, by where it lay when the game began */
                tile: number;
                /** @description What it is worth; a luck tile 0 */
                value: number;
            } | null;
            /** @description Tiles each has taken, ascending by tile (the straggler's tile is not in it) */
            taken: {
                /** @description Which tile, by where it lay when the game began */
                tile: number;
                /** @description What it is worth; a luck tile 0 */
                value: number;
            }[][];
            /** @description The seat to move; null when the game is over */
            turn: number | null;
        };
        /** @description The game is over */
        ThatsLifeWon: {
            /**
             * @description What happened
             * @enum {string}
             */
            kind: "won";
            /** @description The winner, or all who share the win */
            seats: number[];
        };
        /** TokenAsk */
        TokenAsk: {
            /**
             * Label
             * @description Something of it can be seen
             */
            label: string;
        };
        /** TokenCard */
        TokenCard: {
            /** Id */
            id: string;
            /** Label */
            label: string;
            /**
             * Made
             * @description Milliseconds since 1970
             */
            made: number;
        };
        /** TokenMade */
        TokenMade: {
            /** Token */
            token: string;
        };
        /** Tokens */
        Tokens: {
            /** Tokens */
            tokens: components["schemas"]["TokenCard"][];
        };
        /** Uncertain */
        Uncertain: {
            /** Hidden */
            hidden: number;
            /** Luck */
            luck: number;
            /** Others */
            others: number;
            /** Own */
            own: number;
        };
        /** Undo */
        Undo: {
            /** Agreed */
            agreed: number[];
            /** Asked */
            asked: number | null;
            /** Needed */
            needed: number[];
            /** Possible */
            possible: boolean;
            /**
             * Why
             * @description Why it is not possible; null if it is
             */
            why: ("not-started" | "paused" | "game-over" | "always-reveals" | "revealed" | "not-seated" | "seat-kept-warm" | "asked" | "no-move") | null;
        };
        /** Verified */
        Verified: {
            /** All */
            all: boolean;
            /** Moves */
            moves: boolean;
            /**
             * Own Deck
             * @description Was it played with an uploaded deck? To check the record, its file is needed too
             */
            own_deck: boolean;
            /**
             * Promise
             * @description The secret has the hash that was promised
             */
            promise: boolean;
            /** Result */
            result: boolean;
            /**
             * Seals
             * @description The words are those that were sealed
             */
            seals: boolean;
            /**
             * Seed
             * @description The seed has the hash that was shown at the start
             */
            seed: boolean;
            /**
             * Words
             * @description The seed is the secret and exactly the words of the seats
             */
            words: boolean;
        };
        View: components["schemas"]["LifeIsLifeView"] | components["schemas"]["LifetimeView"] | components["schemas"]["ThatsLifeView"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
