import type { ClosingPart } from '@comptoir/contracts/sales/fiscal-closings'
import { expect, test } from '@jest/globals'
import { LARGEST_TOTAL } from '@comptoir/money'
import { contentOf, emptyPart, grown, NO_FIGURES, NO_PERPETUAL, summedUp } from './parts.rules.ts'

const sold = (period: string, totalMinor: number): ClosingPart => ({
  ...emptyPart(period),
  sales: { ...NO_FIGURES, count: 1, totalMinor },
})
const day = (period: string, ...late: ClosingPart[]) => contentOf(period, [sold(period, 1000), ...late])

test('what came late in a month belongs to it, and to its annex what is of an earlier one', () => {
  const { part, annex } = summedUp('month', '2026-03', [
    day('2026-03-01', sold('2026-02-27', 50)),
    day('2026-03-02', sold('2026-03-01', 200), sold('2026-02-28', 7)),
  ])
  expect([part.period, part.sales.count, part.sales.totalMinor]).toEqual(['2026-03', 3, 2200])
  expect(annex.map(({ period, sales }) => [period, sales.count, sales.totalMinor])).toEqual([['2026-02', 2, 57]])
})

test('no sum grows beyond what can be read', () => {
  const huge = contentOf('2026-03-01', [sold('2026-03-01', LARGEST_TOTAL), sold('2026-02-01', LARGEST_TOTAL)])
  expect(grown(NO_PERPETUAL, huge)).toMatchObject({ saleCount: 2, salesMinor: LARGEST_TOTAL })
  expect(summedUp('year', '2026', [huge]).part.sales.totalMinor).toBe(LARGEST_TOTAL)
})
