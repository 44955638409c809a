import { describe, expect, it } from "vitest";
import { cells, changed, people } from "./people";

const FILE = `card,place,name_en,name_fr,fact_en,born,died
00,1,Ann,Anne,"Said ""no"", twice",1800,1850
00,2,Bob,Bob,,1810,1860
`;

describe("people of a deck", () => {
  it("are read from any file that a deck can be", () => {
    expect(people(FILE)).toEqual([
      { row: 0, name: "Ann", born: "1800", died: "1850" },
      { row: 1, name: "Bob", born: "1810", died: "1860" },
    ]);
    const other = "\ufeff# a note\r\nborn;name_de;died\r\n1800;Ann;1850\r\n;;\r\n";
    expect(people(other)).toEqual([{ row: 0, name: "Ann", born: "1800", died: "1850" }]);
    expect(people("")).toEqual([]);
  });

  it("keep everything else when one is changed", () => {
    const [ann, bob] = people(FILE);
    const text = changed(FILE, [ann!, { ...bob!, name: "Rob, the other", died: "1861" }], "en");
    expect(cells(text)).toEqual([
      cells(FILE)[0],
      ["00", "1", "Ann", "Anne", 'Said "no", twice', "1800", "1850"],
      ["00", "2", "Rob, the other", "Rob, the other", "", "1810", "1861"],
    ]);
  });

  it("are dealt out anew once somebody comes or goes", () => {
    const [ann] = people(FILE);
    const eve = { row: null, name: "Eve", born: "1900", died: "1950" };
    expect(cells(changed(FILE, [ann!, eve], "en"))).toEqual([
      ["name_en", "name_fr", "fact_en", "born", "died"],
      ["Ann", "Anne", 'Said "no", twice', "1800", "1850"],
      ["Eve", "Eve", "", "1900", "1950"],
    ]);
    expect(cells(changed("", [eve], "de"))).toEqual([
      ["name_de", "born", "died"],
      ["Eve", "1900", "1950"],
    ]);
  });
});
