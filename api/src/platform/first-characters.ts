/**
 * The beginning of a text: at most `count` characters, none of them torn. They are counted as the contracts' `maxLength`
 * and the database's `varchar(n)` count them, by code points: a rare letter or an emoji is one.
 */
export function firstCharacters(text: string, count: number): string {
  // No text has more characters than units of UTF-16, and none needs more than two of these for each.
  return text.length <= count ? text : [...text.slice(0, 2 * count)].slice(0, count).join('')
}
