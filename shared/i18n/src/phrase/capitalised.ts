/** Words of the middle of a sentence as its beginning: the first letter is a capital, where its script has any. */
export function capitalised(words: string): string {
  const [first = '', ...rest] = words
  return `${first.toLocaleUpperCase()}${rest.join('')}`
}
