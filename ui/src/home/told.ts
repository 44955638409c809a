// What is not as usual at a table, in a few words.
import type { GameInfo, GameOption } from "$ui/api/message";
import type { Data } from "$ui/boards";
import { nameAndMeaning } from "$ui/table/lobby/saying";
import { t } from "$ui/words";

/** The options of a table that differ from what is usual. Numbers are for tournaments of bots. */
export function variants(game: Pick<GameInfo, "name" | "options">, options: Data): string[] {
  const told = (option: GameOption): string => {
    const value = options[option.name];
    const id = `${game.name}-option-${option.name}`;
    if (option.kind === "flag") return value ? t(id) : t("ui-home-without", { what: t(id) });
    if (option.kind === "file") return `${t(id)}: ${t("ui-lobby-file-own")}`;
    return nameAndMeaning(t(`${id}-${value}`))[0];
  };
  return game.options
    .filter(({ name, kind, default: usual }) => {
      return kind !== "number" && name in options && options[name] !== usual;
    })
    .map(told);
}
