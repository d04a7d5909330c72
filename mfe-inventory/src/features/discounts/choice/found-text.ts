export interface TextPart {
  text: string
  isFound: boolean
}

/** One letter for one, so that places in the plain text are places in the text. */
const plain = (text: string): string =>
  Array.from(text, (letter) => letter.normalize('NFD')[0] ?? letter)
    .join('')
    .toLowerCase()

/** A text split where the words of a search occur; like the server, it ignores accents and case. */
export function foundParts(text: string, search: string): TextPart[] {
  const shown = text.normalize('NFC')
  const letters = plain(shown)
  const words = plain(search.normalize('NFC'))
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0 || letters.length !== shown.length) return [{ text, isFound: false }]
  const pattern = new RegExp(
    words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'),
    'g',
  )
  const parts: TextPart[] = []
  let end = 0
  for (const { index, 0: word } of letters.matchAll(pattern)) {
    parts.push(
      { text: shown.slice(end, index), isFound: false },
      { text: shown.slice(index, index + word.length), isFound: true },
    )
    end = index + word.length
  }
  return [...parts, { text: shown.slice(end), isFound: false }].filter((part) => part.text !== '')
}
