import { judge, type Figure } from '../figures.ts'
import { median, quantile } from '../statistics.ts'
import type { Measured } from './run.ts'
import type { SaleWaits } from './sale.ts'

const p99 = (waits: readonly number[]): number => quantile(waits, 0.99)

/** K1, the first page of levels; K2, one shop as it was. */
export function stockFigures(measured: Measured): Figure[] {
  const wait = (name: string): number => p99(measured[name]?.api ?? [])
  return [
    judge('K1', wait('first page, all shops'), 'ms, p99 of the first page', { most: 80, aim: 40 }),
    judge('K2', wait('a month ago, first page'), 'ms, p99 of a shop a month ago', { most: 2000, aim: 80 }),
    judge('K3', wait('two years ago, whole shop'), 'ms, p99 of a shop two years ago by value', {
      most: 2000,
      aim: 1000,
    }),
  ]
}

/** K4 and K5: by how much a sale is dearer at the end of a long ledger, through the API and in SQL alone. */
export function saleFigures({ short, long }: SaleWaits): Figure[] {
  const goal = { most: 1.2, aim: 1.05 }
  return [
    judge('K4', long.api / short.api, 'times as long, a sale after a million movements', goal),
    judge('K5', long.database / short.database, 'times as long, the same of its stock in SQL alone', goal),
  ]
}

/** A row for each length of the ledger. */
export function saleRows(waits: SaleWaits): string[][] {
  return Object.values(waits).map(({ rows, api, database }) => [
    rows.toLocaleString('en'),
    api.toFixed(2),
    database.toFixed(3),
  ])
}

/** A row for each question: milliseconds through the API, and of the statement alone where there is one. */
export function stockRows(measured: Measured): string[][] {
  const figures = (waits: readonly number[]): string[] =>
    waits.length === 0 ? ['', ''] : [median(waits).toFixed(1), p99(waits).toFixed(1)]
  return Object.entries(measured).map(([name, { api, database }]) => [name, ...figures(api), ...figures(database)])
}
