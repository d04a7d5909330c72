import type { Random } from '../bench/load/requests.ts'

/**
 * How many sales a company makes in a day: a power law between two bounds. The share of companies that sell more than x falls
 * as 1/x, so that a tenth of them make most of the sales.
 */
export const LAW = { least: 10, most: 20_000 } as const

/** The mean of the law, in sales per company and day. */
export const MEAN_SALES = (Math.log(LAW.most / LAW.least) * LAW.least * LAW.most) / (LAW.most - LAW.least)

/** Sales a day of a company that sells more than a share of all companies (0 to 1). */
function salesAt(share: number): number {
  return LAW.least / (1 - share * (1 - LAW.least / LAW.most))
}

/** So many companies that stand for any number of them: one from the middle of each equal part of the law, the lightest first. */
export function sampleOf(companies: number): number[] {
  return Array.from({ length: companies }, (_, index) => salesAt((index + 0.5) / companies))
}

/** Deals whole things out by weight; the parts that are left over go where they are largest. Weights are above 0. */
export function dealOut(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (weight / all) * total)
  const whole = exact.map(Math.floor)
  const left = total - whole.reduce((sum, part) => sum + part, 0)
  const byRest = exact.map((part, index) => ({ index, rest: part % 1 })).toSorted((a, b) => b.rest - a.rest)
  const luckier = new Set(byRest.slice(0, left).map(({ index }) => index))
  return whole.map((part, index) => part + (luckier.has(index) ? 1 : 0))
}

/** Every sale of the day as the number of its company, in an order that the random numbers decide. */
export function shuffledSales(sales: readonly number[], random: Random): Uint32Array {
  const order = Uint32Array.from(sales.flatMap((count, company) => Array<number>(count).fill(company)))
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a = 0, b = 0] = [order[last], order[other]]
    order[last] = b
    order[other] = a
  }
  return order
}

const MOST_LINES = 12
const LINE_WEIGHTS = Array.from({ length: MOST_LINES }, (_, index) => 1 / (index + 1))
const ALL_LINES = LINE_WEIGHTS.reduce((sum, weight) => sum + weight, 0)

/** Lines of the mean sale. */
export const MEAN_LINES = MOST_LINES / ALL_LINES

/** Lines of a sale, 1 to 12: twice as many are half as frequent. */
export function linesOf(random: Random): number {
  let left = random() * ALL_LINES
  const found = LINE_WEIGHTS.findIndex((weight) => (left -= weight) < 0)
  return found === -1 ? MOST_LINES : found + 1
}

export const SALES_PER_REGISTER = 300
export const REGISTERS_PER_SHOP = 4
const FEWEST_PRODUCTS = 50
const MOST_PRODUCTS = 1000

/** What a company with so many sales a day works with. */
export function sizeOf(salesPerDay: number): { registers: number; shopCount: number; products: number } {
  const registers = Math.ceil(salesPerDay / SALES_PER_REGISTER)
  const shopCount = Math.ceil(registers / REGISTERS_PER_SHOP)
  return { registers, shopCount, products: Math.min(MOST_PRODUCTS, FEWEST_PRODUCTS + Math.round(salesPerDay)) }
}
