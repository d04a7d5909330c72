/** Shorter words are too much like each other. */
const LEAST = 4

/** Whether two words differ by one letter at most: missing, added, changed, or two neighbours swapped. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [here, there] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  const isSwapped = here.length === 2 && here[0] === there[1] && here[1] === there[0] && there.length === 2
  return isSwapped || (here.length <= 1 && there.length <= 1)
}

/** Whether a word begins as was typed but for one slip; from four letters on. */
export function beginsNearly(word: string, typed: string): boolean {
  if (typed.length < LEAST) return false
  return [-1, 0, 1].some((more) => isOneSlip(typed, word.slice(0, typed.length + more)))
}
