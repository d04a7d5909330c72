/** What people type, and what makes it easy or hard to find. */
export const TEXTS = {
  'a word': 'harissa',
  'a frequent word': 'chocolat',
  'two frequent words': 'chocolat lait',
  'a beginning': 'har',
  'one letter': 'a',
  'a letter that nothing has': 'x',
  'eight letters': 'a e i o u s t r',
  'a slip': 'harisa',
  'two words, a slip in each': 'huille olvie',
  Arabic: 'زيت زيتون',
  'Arabic, a slip': 'زيت زيتزن',
  accents: 'crème brûlée',
  'a code': 'ART-0009',
  '200 letters': 'chocolat'.repeat(25),
  nothing: 'qxzvk wj',
} as const

export type TextName = keyof typeof TEXTS
export const TEXT_NAMES = Object.keys(TEXTS) as TextName[]
