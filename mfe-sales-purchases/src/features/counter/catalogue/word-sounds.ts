import { withoutArticle } from './respelt.ts'

const LATIN_PAIRS: readonly (readonly [string, string])[] = [
  ['tch', 'C'],
  ['sch', 'C'],
  ['ch', 'C'],
  ['sh', 'C'],
  ['kh', 'X'],
  ['gh', 'G'],
  ['dj', 'j'],
  ['dh', 'd'],
  ['th', 't'],
  ['ph', 'f'],
  ['qu', 'k'],
  ['gu', 'g'],
]
/** Letters of both scripts by the sound that is compared; those that are left out are vowels or breaths, which spellings differ in. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{ b: 'b', p: 'b', c: 'k', d: 'd', f: 'f', v: 'f', g: 'g', j: 'j', k: 'k', l: 'l', m: 'm', n: 'n', q: 'k' },
  ...{ r: 'r', s: 's', t: 't', x: 'ks', z: 'z', C: 'C', X: 'X', G: 'G', '3': '', '7': '', '9': 'k', '5': 'X' },
  ...{ ب: 'b', پ: 'b', ت: 't', ث: 't', ط: 't', ج: 'j', چ: 'C', خ: 'X', د: 'd', ذ: 'd', ض: 'd', ظ: 'd' },
  ...{ ر: 'r', ز: 'z', س: 's', ص: 's', ش: 'C', غ: 'G', ف: 'f', ڤ: 'f', ڥ: 'f', ق: 'k', ڨ: 'g', ك: 'k', گ: 'g' },
  ...{ ل: 'l', م: 'm', ن: 'n' },
}
/** Where hardly anything else is heard, they tell words apart; in longer ones spellings differ in them. */
const BREATHS: Readonly<Record<string, string>> = { h: 'h', '7': 'h', ه: 'h', ح: 'h', w: 'w', و: 'w' }
const ARABIC = /^\p{Script=Arabic}/u
const VOWEL = /^[aeiouاع3]/
/** A figure among letters, as Arabic is written on telephones; a number is no word. */
const WORD = /^(?=.*\p{L})[\p{L}3579']+$/u

/**
 * What a word sounds like, as far as its spellings agree: سكر, sucre, sokkar and sukar are one. Empty where it says too
 * little. The word is folded (`searchText`).
 */
export function soundOf(word: string): string {
  if (!WORD.test(word)) return ''
  const letters = [...spelt(word)]
  const sound = heard(letters, SOUNDS)
  if (sound.length >= 2) return sound
  const breathed = heard(letters, { ...SOUNDS, ...BREATHS })
  return breathed.length < 2 ? '' : breathed
}

/** Whether two words that sound alike also begin alike: both with a vowel, or neither. */
export function beginAlike(one: string, other: string): boolean {
  return VOWEL.test(withoutArticle(one)) === VOWEL.test(withoutArticle(other))
}

/** Each sound once in a row. */
function heard(letters: readonly string[], sounds: Readonly<Record<string, string>>): string {
  return letters
    .map((letter) => sounds[letter] ?? '')
    .join('')
    .replaceAll(/(.)\1+/g, '$1')
}

/** With each sound written by one letter. */
function spelt(word: string): string {
  if (ARABIC.test(word)) return withoutArticle(word)
  let text = word
  text = text.replaceAll(/ou(?=[aei])/g, 'w')
  for (const [letters, sound] of LATIN_PAIRS) text = text.replaceAll(letters, sound)
  return text.replaceAll(/c(?=[eiy])/g, 's').replaceAll(/g(?=[eiy])/g, 'j')
}
