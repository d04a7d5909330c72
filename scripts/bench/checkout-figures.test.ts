import { expect, test } from '@jest/globals'
import { checkoutFigures } from './checkout-figures.ts'
import type { CheckoutJob } from './checkout-jobs.ts'
import type { Measure } from './measure.ts'
import type { Round } from './rounds.ts'

function aMeasure(rate: number, cpuMs: number): Measure {
  return { rate, done: rate, failed: 0, p50: 1, p99: 1, cpuMs, serverCpuMs: 0, foreign: 0 }
}

const measures: Record<CheckoutJob, Measure> = {
  limit: aMeasure(1000, 1),
  ours: aMeasure(400, 3),
  'limit, few products': aMeasure(1000, 1),
  'ours, few products': aMeasure(500, 2),
  'limit, 1 register': aMeasure(800, 1),
  'ours, 1 register': aMeasure(400, 3),
  'limit, 1 register, 32': aMeasure(500, 1),
  'ours, 1 register, 32': aMeasure(300, 3),
}
const rounds: Round<CheckoutJob>[] = [{ measures, calibrationMs: 100 }]
const values = (figures: ReturnType<typeof checkoutFigures>) =>
  Object.fromEntries(figures.map(({ figure, value, holds }) => [figure, [value, holds]]))

test('each figure divides what it names', () => {
  expect(values(checkoutFigures(rounds, { sent: 10, faults: 0, posted: 10 }, true))).toEqual({
    S1: [0.4, true],
    'S1, few products': [0.5, true],
    S2: [3, true],
    'S2, few products': [2, true],
    S3: [0.5, true],
    S4: [0.75, false],
    S5: [0, true],
    S7: [1.5, true],
  })
})

test('a sale that was posted twice, or not at all, fails S5', () => {
  expect(values(checkoutFigures(rounds, { sent: 10, faults: 0, posted: 11 }, true))['S5']).toEqual([1, false])
  expect(values(checkoutFigures(rounds, { sent: 10, faults: 2, posted: 10 }, true))['S5']).toEqual([2, false])
})

test('no ratio is judged on books that do not agree', () => {
  expect(values(checkoutFigures(rounds, { sent: 10, faults: 0, posted: 10 }, false))).toMatchObject({
    S1: [null, null],
    S5: [0, true],
    S7: [null, null],
  })
})
