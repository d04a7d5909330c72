/**
 * Whether a word begins with another one in which a letter was changed, left out, put in or swapped with the next: the slips
 * of a keyboard. The word itself is none. It is asked of every word of a catalogue at each key, so it cuts nothing out.
 */
export function isOneSlipAway(typed: string, word: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  if (at === typed.length) return false
  return (
    goesOn(typed, at + 1, word, at + 1) ||
    goesOn(typed, at + 1, word, at) ||
    goesOn(typed, at, word, at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && goesOn(typed, at + 2, word, at + 2))
  )
}

/** Whether what is left of `typed` from a place stands in the word from another. */
function goesOn(typed: string, from: number, word: string, at: number): boolean {
  for (let step = 0; from + step < typed.length; step += 1) if (typed[from + step] !== word[at + step]) return false
  return true
}
