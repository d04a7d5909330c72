/** A text as it is searched: without accents, vowel signs and capitals, and with one form of each Arabic letter. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .toLowerCase()
}

/** The words of a folded text. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
