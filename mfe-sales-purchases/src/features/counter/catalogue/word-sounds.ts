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
const ARABIC = /^\p{Script=Arabic}/u
/** Arabic words are written together with it. */
const ARTICLE = 'ال'
/** A figure among letters, as Arabic is written on telephones; a number is no word. */
const WORD = /^(?=.*\p{L})[\p{L}3579']+$/u

/**
 * What a word sounds like, as far as its spellings agree: سكر, sucre, sokkar and sukar are one. Empty where it says too
 * little. The word is folded (`searchText`).
 */
export function soundOf(word: string): string {
  if (!WORD.test(word)) return ''
  const sound = [...spelt(word)].map((letter) => SOUNDS[letter] ?? '').join('')
  const single = sound.replaceAll(/(.)\1+/g, '$1')
  return single.length < 2 ? '' : single
}

/** With each sound written by one letter. */
function spelt(word: string): string {
  if (ARABIC.test(word)) return word.length > 4 && word.startsWith(ARTICLE) ? word.slice(ARTICLE.length) : word
  let text = word
  for (const [letters, sound] of LATIN_PAIRS) text = text.replaceAll(letters, sound)
  return text.replaceAll(/c(?=[eiy])/g, 's').replaceAll(/g(?=[eiy])/g, 'j')
}
