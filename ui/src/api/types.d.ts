// Made by make_types.mjs from the server's /openapi.json; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** AnswerAsk */
        AnswerAsk: {
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
        /** ChatAsk */
        ChatAsk: {
            /** Text */
            text: string;
        };
        /** ClaimAsk */
        ClaimAsk: {
            /** Token */
            token: string;
        };
        /** ClockAsk */
        ClockAsk: {
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
        /** CoverAsk */
        CoverAsk: {
            /**
             * Seat
             * @description Whose owner is away
             */
            seat: number;
        };
        /** Decision */
        Decision: {
            /** After */
            after: number;
            /** Before */
            before: number;
            /** Best */
            best: string;
            /**
             * Choices
             * @description How many moves were legal
             */
            choices: number;
            /** Move */
            move: string;
            /**
             * Opinions
             * @description The best four, the one played among them
             */
            opinions: components["schemas"]["OpinionShown"][];
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
        };
        /** DeckKept */
        DeckKept: {
            /**
             * File
             * @description The value for the option
             */
            file: string;
            /** Findings */
            findings: components["schemas"]["Finding"][];
            /** Summary */
            summary: {
                [key: string]: unknown;
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
             * @enum {string}
             */
            severity: "error" | "warning";
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
            /** Levels */
            levels: string[];
            /** Lowest Wins */
            lowest_wins: boolean;
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
        /** HandleAsk */
        HandleAsk: {
            /**
             * Handle
             * @description Of a seat, of a line, or of `removed`
             */
            handle: string;
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
            events: {
                [key: string]: unknown;
            }[];
            /** Expect */
            expect: string | null;
            /** Legal */
            legal: string[];
            /** Say */
            say: string;
            /** Spot */
            spot: string | null;
            /** View */
            view: {
                [key: string]: unknown;
            };
        };
        /** LockAsk */
        LockAsk: {
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
            events: {
                [key: string]: unknown;
            }[] | null;
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
            view: {
                [key: string]: unknown;
            } | null;
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
        /** MoveAsk */
        MoveAsk: {
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
        /** ReactionAsk */
        ReactionAsk: {
            /**
             * Reaction
             * @enum {string}
             */
            reaction: "clap" | "laugh" | "wow" | "ouch" | "think" | "hurry";
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
        /** RematchAnswerAsk */
        RematchAnswerAsk: {
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
        /** RematchAsk */
        RematchAsk: {
            /**
             * Seal
             * @description Of new words; those of the game before are known
             */
            seal?: string | null;
        };
        /** RemoveAsk */
        RemoveAsk: {
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
            events: {
                [key: string]: unknown;
            }[];
            /** Move */
            move: string | null;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number | null;
            /** View */
            view: {
                [key: string]: unknown;
            };
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
             * Chances
             * @description After each move, every seat's share of the win
             */
            chances: number[][];
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /**
             * Done
             * @constant
             */
            done: true;
            /**
             * Gained
             * @description The seat that gained most at each of them
             */
            gained: number[];
            /**
             * Gifts
             * @description What the others' choices gave each seat
             */
            gifts: number[];
            /**
             * Luck
             * @description What luck gave each seat
             */
            luck: number[];
            /**
             * Skill
             * @description What each seat's own choices cost it
             */
            skill: number[];
            /**
             * Turning
             * @description The moves at which the game turned
             */
            turning: number[];
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
        /** SealAsk */
        SealAsk: {
            /**
             * Seal
             * @description SHA-256 of 'lifetable seal ' and words that nobody can guess
             */
            seal: string;
        };
        /** SeatAsk */
        SeatAsk: {
            /**
             * Seat
             * @description Which of your seats; all if not given
             */
            seat?: number | null;
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
        /**
         * SettingsAsk
         * @description What can be changed in the lobby.
         */
        SettingsAsk: {
            clock?: components["schemas"]["ClockAsk"] | null;
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
        /**
         * TableAsk
         * @description A new table.
         */
        TableAsk: {
            clock?: components["schemas"]["ClockAsk"] | null;
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
        /** TableCard */
        TableCard: {
            /**
             * Changed
             * @description Milliseconds since 1970
             */
            changed: number;
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
        /** WordsAsk */
        WordsAsk: {
            /** Words */
            words: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
