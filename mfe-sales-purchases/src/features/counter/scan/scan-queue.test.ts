import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { aProduct } from '../../../testing/a-product.ts'
import { createScanQueue, type Entered } from './scan-queue.ts'

interface Planned {
  code: string
  outcome: 'found' | 'unknown' | 'failed'
  /** How many turns of the event loop the answer takes. */
  turns: number
}

const aPlan = fc.array(
  fc.record({
    code: fc.string({ minLength: 1, maxLength: 4 }),
    outcome: fc.constantFrom('found', 'unknown', 'failed'),
    turns: fc.nat(6),
  }),
  { maxLength: 12 },
)

const entered = (code: string, lookUp: Entered['lookUp']): Entered => ({
  ...{ code, lookUp, source: 'scanned', countMilli: null, text: code },
})

async function turn(times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) await Promise.resolve()
}

/** Scans everything at once, and returns the outcomes in order. */
async function run(plans: readonly Planned[]) {
  const told: string[] = []
  const waits: number[] = []
  const scan = createScanQueue({
    onFound: (_product, { code }) => told.push(`found ${code}`),
    onUnknown: ({ code }) => told.push(`unknown ${code}`),
    onFailed: ({ code }) => told.push(`failed ${code}`),
    onWaiting: (count) => waits.push(count),
  })
  for (const { code, outcome, turns } of plans)
    scan(
      entered(code, async () => {
        await turn(turns)
        if (outcome === 'failed') throw new Error('no answer')
        return outcome === 'found' ? aProduct() : null
      }),
    )
  await turn(plans.length * 12 + 20)
  return { told, waits }
}

describe('a queue of scans', () => {
  test('settles each once, in the order of the scans, whatever the order of the answers', async () => {
    await fc.assert(
      fc.asyncProperty(aPlan, async (plans) => {
        const { told, waits } = await run(plans)
        expect(told).toEqual(plans.map(({ outcome, code }) => `${outcome} ${code}`))
        expect(waits.at(-1) ?? 0).toBe(0)
        expect(Math.max(0, ...waits)).toBe(plans.length)
      }),
    )
  })
})
