import { v7 as newId } from 'uuid'
import { productId, productPriceMicro } from '../ids.ts'
import type { Ask } from './connection.ts'
import type { DayWork, ReadsWork, SalesWork, TicketsWork, Work } from './jobs.ts'

/** Units of each line, as the limit sells them; longer sales begin again. */
const UNITS = [1, 2, 1, 3, 1] as const
export const LINES = UNITS.length

/** Gives numbers from 0 up to 1. */
export type Random = () => number

/** The next request of a kind of work that asks; `turn` counts those of one client from 0. */
export function nextAsk(work: Exclude<Work, TicketsWork>, turn: number, random: Random = Math.random): Ask {
  switch (work.kind) {
    case 'sales':
      return saleAsk(work, random)
    case 'reads':
      return readAsk(work)
    case 'day':
      return dayAsk(work, turn, random)
  }
}

function readAsk({ path, token }: ReadsWork): Ask {
  return { method: 'GET', path, token, body: null }
}

function dayAsk({ paths: [small, list], sales }: DayWork, turn: number, random: Random): Ask {
  const place = turn % 10
  if (place === 9) return saleAsk(sales, random)
  return readAsk({ kind: 'reads', path: place % 5 === 0 ? list : small, token: pickRegister(sales, random).token })
}

/** A sale as a register sends it, paid in cash to the thousandth. */
function saleAsk(work: SalesWork, random: Random): Ask {
  const register = pickRegister(work, random)
  const lines = linesOf(work, work.lines ?? LINES, random)
  const totalMinor = totalOf(lines)
  const body = {
    id: newId(),
    registerId: register.registerId,
    cashSessionId: register.cashSessionId,
    occurredAt: new Date().toISOString(),
    lines,
    payments: [{ id: newId(), paymentMethodId: work.cashId, amountMinor: totalMinor }],
    totalMinor,
    changeMinor: 0,
  }
  return { method: 'POST', path: `/api/${work.companyId}/sales`, token: register.token, body: JSON.stringify(body) }
}

/** Lines of random products, one from each fifth, in no order of theirs. */
export function linesOf({ series, products }: Pick<SalesWork, 'series' | 'products'>, count: number, random: Random) {
  return Array.from({ length: count }, (_, index) => {
    const number = pickProduct(products, (index * 2) % LINES, random)
    return {
      id: newId(),
      productId: productId(series, number),
      quantityMilli: (UNITS[index % LINES] ?? 1) * 1000,
      unitPriceMicro: productPriceMicro(number),
    }
  })
}

/** What lines come to: every price is whole in its thousandths. */
export function totalOf(lines: readonly { quantityMilli: number; unitPriceMicro: number }[]): number {
  return lines.reduce(
    (sum, { quantityMilli, unitPriceMicro }) => sum + (quantityMilli / 1000) * (unitPriceMicro / 1000),
    0,
  )
}

function pickRegister({ registers }: SalesWork, random: Random): SalesWork['registers'][number] {
  const register = registers[below(random, registers.length)]
  if (register === undefined) throw new Error('there is no register to sell at')
  return register
}

function pickProduct(products: number, fifth: number, random: Random): number {
  const size = Math.floor(products / LINES)
  return fifth * size + below(random, size)
}

function below(random: Random, end: number): number {
  return Math.floor(random() * end)
}
