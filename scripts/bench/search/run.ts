import { step } from '../../common/steps.ts'
import { makeCompanies, type Company } from '../company.ts'
import { judge, type Figure } from '../figures.ts'
import { Connection } from '../load/connection.ts'
import type { Options } from '../options.ts'
import { startApi } from '../processes.ts'
import { signIn } from '../sign-in.ts'
import { withFixture } from '../fixture.ts'
import { median, quantile } from '../statistics.ts'
import { designationOf } from './names.ts'

/** What people type, and what makes it easy or hard to find. */
const TEXTS = [
  ['a word', 'harissa'],
  ['a beginning that is in thousands', 'har'],
  ['a slip of the keyboard', 'harisa'],
  ['three words', 'huile olive medina'],
  ['two words, a slip in each', 'huille olvie'],
  ['Arabic', 'زيت زيتون'],
  ['Arabic, with a slip', 'زيت زيتزن'],
  ['a code', 'ART-0009'],
  ['what nothing is called', 'qxzvk wj'],
] as const

/** How long the answers to one text took, in milliseconds. */
export interface Searched {
  what: string
  text: string
  hits: number
  ms: number[]
}

const GOAL = { most: 100, aim: 50 }

/** The slowest text by its median, and the p95 of all answers. */
export function searchFigures(all: readonly Searched[]): Figure[] {
  return [
    judge('Q1', Math.max(...all.map(({ ms }) => median(ms))), 'ms, median of the slowest text', GOAL),
    judge(
      'Q1, p95',
      quantile(
        all.flatMap(({ ms }) => ms),
        0.95,
      ),
      'ms, of all answers',
      GOAL,
    ),
  ]
}

async function searchAll(origin: string, { id, shops: [shop] }: Company, rounds: number): Promise<Searched[]> {
  const call = new Connection(origin, 'identity')
  if (shop === undefined) throw new Error('the company has no shop')
  const token = await signIn(call, shop)
  const all = TEXTS.map(([what, text]): Searched => ({ what, text, hits: 0, ms: [] }))
  // One round before those that count: whatever is prepared once is.
  for (let round = 0; round <= rounds; round += 1) {
    for (const searched of all) {
      const begun = performance.now()
      const { status, text } = await call.send({
        method: 'GET',
        path: `/api/${id}/products/search?text=${encodeURIComponent(searched.text)}`,
        token,
        body: null,
      })
      const ms = performance.now() - begun
      if (status !== 200) throw new Error(`the search for "${searched.text}" answered ${status}: ${text.slice(0, 300)}`)
      searched.hits = (JSON.parse(text) as { data: unknown[] }).data.length
      if (round > 0) searched.ms.push(ms)
    }
  }
  call.close()
  return all
}

/** Searches a catalogue through the API, one text after the other, as one person types. */
export function runSearch({ isSmoke, rounds }: Options): Promise<Searched[]> {
  const products = isSmoke ? 500 : 100_000
  return withFixture(async (fixture) => {
    const [company] = await step('Company', () =>
      makeCompanies(fixture, [{ series: 0, products, registers: 1, designationOf }]),
    )
    if (company === undefined) throw new Error('no company was made')
    const api = await startApi(fixture, null)
    return searchAll(api.origin, company, isSmoke ? 1 : rounds * 4).finally(() => api.stop())
  })
}
