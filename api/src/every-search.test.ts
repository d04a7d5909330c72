import { beforeAll, describe, expect, test } from '@jest/globals'
import { setUpApp } from '../test/app.ts'
import { startSearching, type Searching } from '../test/searched-rows.ts'
import { SEARCHED } from '../test/searches.ts'

const open = setUpApp()

/** What is stored, and how else somebody types some of it. */
const SPELLINGS = [
  ['Épicerie fine', 'EPICERIE'],
  ['SARDINE', 'sardine'],
  ['Crème brûlée', 'creme brulee'],
  ["Jus d'orange", 'd’orange'],
  ['Thé l’étoile', "l'etoile"],
  ['Pain ʼabricot', '`abricot'],
  ['Demi-gros', 'demi gros'],
  ['Porte clés', 'porte-cles'],
  ['Quart–temps', 'quart-temps'],
  ['Choco\u00adlat', 'chocolat'],
  ['Verveine', 'ver\u200bveine'],
  ['Bœuf', 'boeuf'],
  ['Coeur', 'cœur'],
  ['Cæsium', 'caesium'],
  ['أحمد', 'احمد'],
  ['اسلام', 'إسلام'],
  ['آمنة', 'امنه'],
  ['مقهى', 'مقهي'],
  ['قهوة', 'قهوه'],
  ['سكـــر', 'سكر'],
  ['طماطم', 'طَمَاطِم'],
  ['عسل ٢٥٠٣٦', '25036'],
  ['Lot 77741', '٧٧٧٤١'],
  ['Riz basmati long', 'long basmati'],
] as const

/** The same with one letter wrong. */
const SLIPS = [
  ['Harissa', 'harossa', 'another letter'],
  ['Couscous', 'coucous', 'a letter left out'],
  ['Tomate', 'tommate', 'a letter too many'],
  ['Fromage', 'fromgae', 'two letters swapped'],
  ['Lune', 'lume', 'four letters'],
  ['Yaourt nature', 'yaourt natire', 'beside a right word'],
  ['زيتون', 'زيتزن', 'in Arabic'],
] as const

const OTHERS = [
  'xyzxyz',
  'chocolatines',
  'harassi',
  'h%rissa',
  'har_ssa',
  'lue',
  'verveine orange',
  'une lettre',
  '25037',
  'زيتزز',
]

/** What somebody types of the number that the product gave. */
const NUMBERS: [name: string, typed: (number: string) => string][] = [
  ['as it is', (number) => number],
  ['small letters', (number) => number.toLowerCase()],
  ['Arabic digits', (number) => number.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')],
  ['other hyphens', (number) => number.replaceAll('-', '\u2011')],
  ['invisible signs', (number) => `\u200f${number}\u200b`],
  ['its end', (number) => number.slice(-3)],
]

const NAMES = [...SPELLINGS, ...SLIPS].map(([stored]) => stored)

test('every operation that takes a search word is here', async () => {
  const { paths } = (await open().app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { parameters?: { name: string; schema: object }[]; requestBody?: object }>>
  }>()
  const searching = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody = {} }]) => {
      const isAsked = parameters.some(
        // A list that looks nowhere refuses every search: its schema is that of nothing.
        ({ name, schema }) => ['search', 'text', 'q'].includes(name) && !('not' in schema),
      )
      // A saved view keeps a search, and looks for nothing.
      const isKept = path.includes('/saved-views')
      return isAsked || (!isKept && JSON.stringify(requestBody).includes('"search":{')) ? [`${method} ${path}`] : []
    }),
  )
  expect(searching.length).toBeGreaterThan(20)
  expect(Object.keys(SEARCHED).toSorted()).toEqual(searching.toSorted())
})

describe.each(Object.entries(SEARCHED))('%s', (_, ways) => {
  let world: Searching
  beforeAll(async () => {
    world = await worlds()
  })

  test('finds what is meant, however it is spelt, and nothing else', async () => {
    for (const { by, make, find } of ways) {
      const [stored = ''] = await make(world)
      const expected: [typed: string, found: string[]][] =
        by === 'name'
          ? [
              ...[...SPELLINGS, ...SLIPS].map(([name, typed]): [string, string[]] => [typed, [name]]),
              ...OTHERS.map((typed): [string, string[]] => [typed, []]),
            ]
          : [...NUMBERS.map(([, typed]): [string, string[]] => [typed(stored), [stored]]), [`${stored}9`, []]]
      const found: [typed: string, found: string[]][] = []
      for (const [typed] of expected) found.push([typed, await find(world, typed)])
      expect(found).toEqual(expected)
    }
  })
})

let world: Promise<Searching> | null = null
/** The same rows for all of them. */
function worlds(): Promise<Searching> {
  world ??= startSearching(open(), NAMES)
  return world
}
