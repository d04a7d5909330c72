import { v7 as newId } from 'uuid'
import { productId, productPriceMicro } from '../ids.ts'
import type { Ask } from './connection.ts'
import type { DayWork, ReadsWork, SalesWork, Work } from './jobs.ts'

/** Units of each line, as the limit sells them; longer sales begin again. */
const UNITS = [1, 2, 1, 3, 1] as const
const LINES = UNITS.length

/** Gives numbers from 0 up to 1. */
export type Random = () => number

/** The next request of a kind of work; `turn` counts those of one client from 0. */
export function nextAsk(work: Work, turn: number, random: Random = Math.random): Ask {
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

/** A sale as a register sends it, paid in cash to the thousandth. One product from each fifth, in no order of theirs. */
function saleAsk(work: SalesWork, random: Random): Ask {
  const register = pickRegister(work, random)
  const lines = Array.from({ length: work.lines ?? LINES }, (_, index) => {
    const number = pickProduct(work.products, (index * 2) % LINES, random)
    return {
      id: newId(),
      productId: productId(work.series, number),
      quantityMilli: (UNITS[index % LINES] ?? 1) * 1000,
      unitPriceMicro: productPriceMicro(number),
    }
  })
  const totalMinor = lines.reduce(
    (sum, { quantityMilli, unitPriceMicro }) => sum + (quantityMilli / 1000) * (unitPriceMicro / 1000),
    0,
  )
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
