/** What XML has no place for, and what a spreadsheet would read as one character: `_x0041_`. */
const SPECIAL = /[&<>"\r\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  _: '_x005F_',
}
/** Characters that a cell holds at most. */
const LONGEST = 32_767

/** A text as it stands in the XML of a spreadsheet; control characters, which it has no place for, are left out. */
export function escaped(text: string): string {
  return text.slice(0, LONGEST).replaceAll(SPECIAL, (character) => ENTITIES[character] ?? '')
}

const LETTERS = 26

/** What a spreadsheet calls a column by its place from 0: `A` to `Z`, then `AA`. */
export function columnName(index: number): string {
  const rest = Math.floor(index / LETTERS)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCodePoint(65 + (index % LETTERS))
}
