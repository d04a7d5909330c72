/** Names that a catalogue of food and household goods has, from the frequent to the less frequent. */
const FREQUENT = [
  'chocolat',
  'bio',
  'sauce',
  'huile',
  'lait',
  'creme',
  'noir',
  'olive',
  'tomate',
  'harissa',
  'fromage',
  'poulet',
  'citron',
  'couscous',
  'yaourt',
  'vert',
  'cafe',
  'biscuit',
  'thon',
  'miel',
  'jambon',
  'riz',
  'farine',
  'savon',
  'concentre',
  'fraise',
  'amande',
  'lessive',
  'datte',
  'eau',
]
const ARABIC_FREQUENT = ['زيت', 'زيتون', 'هريسة', 'حليب', 'كسكسي', 'قهوة', 'شاي', 'طماطم', 'تن', 'ماء']
const SMALL = ['de', 'la', 'au', 'le', 'et', 'en']
const SYLLABLES =
  'ba ber bi bon ca cer cho co da del do fa fi for ga gri ja la len li ma mer mi mo na nel no pa per pi ra ri ro sa sel si ta ter ti to va vel vi vo'.split(
    ' ',
  )
const ARABIC_SYLLABLES = 'با تي جو دا را زي سا شو صا طي عا فو قا كي لا مو نا ها وي يا'.split(' ')

/** Different words of the catalogue, and how slowly they get rarer: as in public catalogues, the most frequent is in 3 % of names. */
const WORDS = 30_000
const FLATNESS = 12
/** One name in so many is Arabic. */
const ARABIC_EVERY = 8

/** Numbers from 0 to 1 that follow from a seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pick<Item>(list: readonly Item[], random: () => number): Item {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('the list is empty')
  return item
}

/** The word of a rank: the first are known ones, the others are made of syllables, two to five of them. */
export function wordOf(rank: number, isArabic = false): string {
  const known = (isArabic ? ARABIC_FREQUENT : FREQUENT)[rank]
  if (known !== undefined) return known
  const random = randomOf(rank * 7919 + (isArabic ? 1 : 0))
  const count = 2 + Math.floor(random() * 3)
  return Array.from({ length: count }, () => pick(isArabic ? ARABIC_SYLLABLES : SYLLABLES, random)).join('')
}

/** A rank as they occur in names: how often falls with the rank, as Zipf and Mandelbrot describe it. */
function someRank(random: () => number): number {
  return Math.floor(FLATNESS * ((WORDS / FLATNESS + 1) ** random() - 1))
}

/** The name of a product by its number: a few words and an amount. The same number has the same name every time. */
export function designationOf(number: number): string {
  const random = randomOf(number)
  const isArabic = number % ARABIC_EVERY === 0
  const words = Array.from({ length: 2 + Math.floor(random() * 4) }, () => wordOf(someRank(random), isArabic))
  const small = !isArabic && random() < 0.4 ? [pick(SMALL, random)] : []
  const [first = '', ...others] = words
  const amount = `${50 + Math.floor(random() * 40) * 25} ${random() < 0.7 ? 'g' : 'ml'}`
  return [first.charAt(0).toUpperCase() + first.slice(1), ...small, ...others, amount].join(' ')
}
