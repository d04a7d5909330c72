import type { ClosingPart, FiscalClosing } from '@comptoir/contracts/sales/fiscal-closings'
import { CASH_STEPS_MINOR } from '@comptoir/contracts/cash-steps'
import { cashRoundingMinor } from '@comptoir/contracts/payment-rules'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { pino } from 'pino'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aProduct, aSale, cashOf, sold, type Goods } from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { createRegister } from '../../company/registers/index.ts'
import { checkClosings } from './check-closings.ts'
import { findEndmost, listWithin } from './closings.repository.ts'
import { closeDue } from './nightly.ts'
import { partsOf } from './parts.rules.ts'

const open = setUpApp()
const FIRST = Date.parse('2026-01-28T00:00:00Z')
const DAY_MS = 86_400_000
const instant = (day: number, hour: number): string => new Date(FIRST + day * DAY_MS + hour * 3_600_000).toISOString()

/** Something that reaches the books on a day, at one of two registers, dated up to some days before. */
const aPiece = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  late: fc.integer({ min: 0, max: 4 }),
  hour: fc.integer({ min: 7, max: 22 }),
  register: fc.integer({ min: 0, max: 1 }),
  goods: fc.integer({ min: 0, max: 2 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  kind: fc.constantFrom('sale', 'sale', 'return'),
  step: fc.constantFrom(...CASH_STEPS_MINOR),
})
type Piece = typeof aPiece extends fc.Arbitrary<infer P> ? P : never

interface Counter {
  shop: Shop
  sessions: CashSession[]
  goods: Goods[]
  cashId: string
}

/** A shop with two registers whose sessions stay open for days. */
async function aCounter(): Promise<Counter> {
  open().clock.set(instant(0, 1))
  const shop = await aShop(open())
  const caller = await shop.as('administrator')
  const second = await inTransaction(shop.ctx, (tx) =>
    createRegister(tx, shop.pointOfSaleId, { code: '3', name: 'Caisse 3' }),
  )
  const goods = [
    await aProduct(shop),
    await aProduct(shop, { vatRateMilli: 7000, priceMicro: 1_900_000 }),
    await aProduct(shop, { vatRateMilli: 0, priceMicro: 3_457_000 }),
  ]
  return {
    shop,
    sessions: [await anOpenSession(shop, caller, 0), await anOpenSession({ ...shop, register: second }, caller, 0)],
    goods,
    cashId: (await cashOf(caller)).id,
  }
}

/** Sends pieces in the evening of a day. */
async function post(counter: Counter, day: number, pieces: readonly Piece[]): Promise<void> {
  open().clock.set(instant(day, 22.5))
  const caller = await counter.shop.as('administrator')
  for (const piece of pieces.filter((one) => one.day === day)) await send(counter, caller, piece)
}

async function send({ shop, sessions, goods, cashId }: Counter, caller: Caller, piece: Piece): Promise<void> {
  const [session, thing] = [sessions[piece.register], goods[piece.goods]]
  if (!session || !thing) throw new Error('no such thing')
  const occurredAt = instant(Math.max(0, piece.day - piece.late), piece.hour)
  await settle(caller, shop, { cashStepMinor: piece.step })
  const rounded = (exactMinor: number): number =>
    exactMinor + cashRoundingMinor({ exactMinor, stepMinor: piece.step, currency: 'TND' })
  if (piece.kind === 'sale') {
    const cart = { lines: [{ goods: thing, quantityMilli: piece.quantity * 1000 }], receivedMinor: 50_000 }
    const sale = aSale(session, cashId, cart, { occurredAt })
    await sold(caller.post('sales', { ...sale, changeMinor: 50_000 - rounded(sale.totalMinor) }))
    return
  }
  const totalMinor = thing.unitPriceMicro / 1000
  const line = { id: newId(), productId: thing.id, quantityMilli: 1000, unitPriceMicro: thing.unitPriceMicro }
  const made = await caller.post('sales-returns', {
    id: newId(),
    registerId: session.registerId,
    cashSessionId: session.id,
    occurredAt,
    reason: 'mistake',
    lines: [line],
    refunds: [{ id: newId(), paymentMethodId: cashId, amountMinor: rounded(totalMinor) }],
    totalMinor,
  })
  expect(made.statusCode).toBe(201)
}

async function closeNight({ shop }: Counter, day: number): Promise<void> {
  const { db, admin, jobs, clock } = open()
  clock.set(instant(day, 4))
  const deps = { db, admin: { db: admin, pool: null as never }, jobs, clock, loggerInstance: pino({ level: 'silent' }) }
  await closeDue(deps, shop.companyId)
}

const closings = ({ shop }: Counter, kind: 'day' | 'month') =>
  inTransaction(shop.ctx, (tx) => listWithin(tx, kind, '2026'))

interface Sums {
  count: number
  total: number
  vat: number
  rounding: number
}
const NONE: Sums = { count: 0, total: 0, vat: 0, rounding: 0 }

/** What the documents of a table come to, by business date. */
async function documents({ shop }: Counter, table: 'sale' | 'sales_return'): Promise<Map<string, Sums>> {
  const rows = await open()
    .admin.selectFrom(table)
    .select(['business_date', 'total_minor', 'vat_minor', 'rounding_minor'])
    .where('company_id', '=', shop.companyId)
    .execute()
  const days = new Map<string, Sums>()
  for (const row of rows) {
    const { count, total, vat, rounding } = days.get(row.business_date) ?? NONE
    days.set(row.business_date, {
      count: count + 1,
      total: total + row.total_minor,
      vat: vat + row.vat_minor,
      rounding: rounding + (row.rounding_minor ?? 0),
    })
  }
  return days
}

/** What closings say of the same, by the period of their parts. */
function said(made: readonly FiscalClosing[], of: 'sales' | 'returns'): Map<string, Sums> {
  const days = new Map<string, Sums>()
  for (const part of made.flatMap(({ report }) => partsOf(report))) {
    const figures = part[of]
    if (figures.count === 0) continue
    const { count, total, vat, rounding } = days.get(part.period) ?? NONE
    const taxed = figures.taxes.reduce((sum, tax) => sum + tax.vatMinor, 0)
    expect(taxed).toBe(figures.vatMinor)
    days.set(part.period, {
      count: count + figures.count,
      total: total + figures.totalMinor,
      vat: vat + figures.vatMinor,
      rounding: rounding + (figures.roundingMinor ?? 0),
    })
  }
  return days
}

/** What the sales of a part brought in less what its returns took: the totals, and what cash was rounded by. */
const owed = ({ sales, returns }: ClosingPart): number =>
  sales.totalMinor + (sales.roundingMinor ?? 0) - returns.totalMinor - (returns.roundingMinor ?? 0)

const kept = (part: ClosingPart): number =>
  part.payments.reduce(
    (sum, { receivedMinor, changeMinor, refundedMinor }) => sum + receivedMinor + changeMinor + refundedMinor,
    0,
  )

test('a year is closed with its last month, and a company that sells no more is left alone', async () => {
  const counter = await aCounter()
  await post(counter, 300, [{ day: 300, late: 0, hour: 9, register: 0, goods: 0, quantity: 1, kind: 'sale', step: 0 }])
  const { jobs, clock } = open()
  clock.set(instant(400, 4))
  await jobs.add('fiscal-closings', 'tonight', {})
  await jobs.drain()
  await jobs.drain()
  const [days, months] = [await closings(counter, 'day'), await closings(counter, 'month')]
  expect([days[0]?.period, days.at(-1)?.period]).toEqual(['2026-11-24', '2026-12-31'])
  expect(months.map(({ period }) => period)).toEqual(['2026-11', '2026-12'])
  const year = await inTransaction(counter.shop.ctx, (tx) => findEndmost(tx, 'year', 'last'))
  const day = await inTransaction(counter.shop.ctx, (tx) => findEndmost(tx, 'day', 'last'))
  expect(day?.period).toBe('2026-12-31')
  expect(year).toMatchObject({ period: '2026', number: 'CLA-000001', closedBy: null })
  expect(year?.report).toMatchObject({ closings: { count: 2, firstNumber: 'CLM-000001', lastNumber: 'CLM-000002' } })
  expect(year?.report.part.sales.totalMinor).toBe(3450)
  expect(await checkClosings({ db: open().admin, companyId: counter.shop.companyId })).toEqual([])
})

test('closings of days cover every document once, however late it comes, and months sum them up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aPiece, { minLength: 1, maxLength: 25 }), fc.nat(3), async (pieces, missed) => {
      const counter = await aCounter()
      for (let day = 0; day <= 6; day += 1) {
        await post(counter, day, pieces)
        // Some nights nothing runs; the next one catches up.
        if (day % 4 !== missed) await closeNight(counter, day + 1)
      }
      await closeNight(counter, 40)
      const days = await closings(counter, 'day')

      expect(said(days, 'sales')).toEqual(await documents(counter, 'sale'))
      expect(said(days, 'returns')).toEqual(await documents(counter, 'sales_return'))
      for (const part of days.flatMap(({ report }) => partsOf(report))) expect(kept(part)).toBe(owed(part))

      let perpetual = 0
      const heads = new Map<string, number>()
      days.forEach(({ number, report, previousHash }, index) => {
        expect(number).toBe(`CLJ-${String(index + 1).padStart(6, '0')}`)
        expect(previousHash).toBe(days[index - 1]?.hash ?? '')
        perpetual += partsOf(report).reduce((sum, { sales }) => sum + sales.totalMinor, 0)
        expect(report.perpetual.salesMinor).toBe(perpetual)
        for (const { kind, registerId, fromCounter, toCounter } of report.series) {
          expect(fromCounter).toBe((heads.get(`${kind} ${registerId}`) ?? 0) + 1)
          heads.set(`${kind} ${registerId}`, toCounter)
        }
      })
      expect(days.map(({ period }) => period)).toEqual(
        days.map((_, index) => new Date(Date.parse(days[0]?.period ?? '') + index * DAY_MS).toISOString().slice(0, 10)),
      )

      const months = await closings(counter, 'month')
      const inMonths = days.filter(({ period }) => months.some((month) => period.startsWith(month.period)))
      for (const side of ['sales', 'returns'] as const) {
        const total = (made: readonly FiscalClosing[]): number =>
          [...said(made, side).values()].reduce((sum, sums) => sum + sums.total, 0)
        expect(total(months)).toBe(total(inMonths))
      }
      expect(months.at(-1)?.report.perpetual).toEqual(inMonths.at(-1)?.report.perpetual)
      expect(await checkClosings({ db: open().admin, companyId: counter.shop.companyId })).toEqual([])
    }),
    { numRuns: 5 },
  )
})
