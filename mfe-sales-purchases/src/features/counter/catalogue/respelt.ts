/** Arabic writes it in one word with what it stands before, and with these letters before it. */
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{Script=Arabic}{3})/u
/** A number and its unit. */
const MEASURE = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u
const DECIMAL_MARK = /(?<=^\d+)[.,](?=\d+$)/

/** A word without the Arabic article, and what is written together with it. Letters that merely look like it stay where hardly any would be left. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '')
}

/**
 * Words as somebody else would have written them on a product, from the likeliest: without the article, with a space
 * between a number and its unit, and with the other decimal mark. None where all would write them so.
 */
export function respelt(words: readonly string[]): string[][] {
  const apart = words.flatMap((word) => {
    const [, number, unit] = MEASURE.exec(word) ?? []
    return number !== undefined && unit !== undefined ? [number, unit] : [withoutArticle(word)]
  })
  const spellings = [apart, ...[',', '.'].map((mark) => apart.map((word) => word.replace(DECIMAL_MARK, mark)))]
  const known = new Set([words.join(' ')])
  return spellings.filter((each) => {
    const text = each.join(' ')
    const isNew = !known.has(text)
    known.add(text)
    return isNew
  })
}
