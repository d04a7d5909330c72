import type { Product } from '@comptoir/contracts/inventory/products'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { beforeEach, describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aUnit } from '../../../../test/opening-stock.ts'
import { refuses } from '../../../../test/shop.ts'
import {
  arrived,
  aTransfer,
  fatesOf,
  readied,
  shipped,
  someGoods,
  step,
  take,
  twoEnds,
  type TwoEnds,
} from '../../../../test/stock-transfers.ts'

const open = setUpApp()
const [SOON, LATER] = ['2099-01-01', '2099-12-31']

let ends: TwoEnds

beforeEach(async () => {
  ends = await twoEnds(open())
})

const someOil = (lots: object[]) =>
  someGoods(ends, 0, {
    ...{ tracking: 'lots', lotsExpire: true },
    openingStock: [{ pointOfSaleId: ends.here, lots: lots as never }],
  })

async function somePhones(serialNumbers: string[]): Promise<Product> {
  const unitId = await aUnit(ends.administrator, 0)
  return someGoods(ends, 0, {
    ...{ tracking: 'serialNumbers', unitId },
    openingStock: [{ pointOfSaleId: ends.here, serialNumbers }],
  })
}

describe('lots', () => {
  test('leave first expired first, or as they are named', async () => {
    const oil = await someOil([
      { number: 'B', expiresOn: LATER, quantityMilli: 3000 },
      { number: 'A', expiresOn: SOON, quantityMilli: 2000 },
      { number: 'OLD', expiresOn: '2020-01-01', quantityMilli: 5000 },
    ])
    const ready = await readied(ends, [[oil.id, 4000]])
    const [line] = ready.lines
    const ship = (over: object) =>
      step(ends.sender, ready.id, 'ship', { lines: [{ lineId: line?.id, pickedMilli: 4000, ...over }] })
    await refuses(ship({ lots: [{ number: 'OLD', quantityMilli: 1000 }] }), 'stockTransfer.lotExpired')
    await refuses(ship({ lots: [{ number: 'X', quantityMilli: 1000 }] }), 'stockTransfer.lotUnknown')
    await refuses(ship({ lots: [{ number: 'A', quantityMilli: 2500 }] }), 'stockTransfer.lotShort')
    await refuses(ship({ pickedMilli: 6000 }), 'stockTransfer.lotsMissing')
    const sent = (await done(ship({ lots: [{ number: 'B', quantityMilli: 1000 }] }))).json<StockTransfer>()
    expect(sent.lines[0]?.lots).toEqual([
      { number: 'A', expiresOn: SOON, quantityMilli: 2000, became: 'open' },
      { number: 'B', expiresOn: LATER, quantityMilli: 2000, became: 'open' },
    ])
  })

  test('are named where some of them arrive; all of them need not be', async () => {
    const oil = await someOil([
      { number: 'A', expiresOn: SOON, quantityMilli: 2000 },
      { number: 'B', expiresOn: LATER, quantityMilli: 2000 },
    ])
    const sent = await shipped(ends, aTransfer(ends, [[oil.id, 4000]]))
    const lineId = sent.lines[0]?.id
    const receive = (line: object) =>
      step(ends.receiver, sent.id, 'receive', { isLast: false, lines: [{ lineId, damagedMilli: 0, ...line }] })
    await refuses(step(ends.receiver, sent.id, 'receive', arrived(sent, 1000)), 'stockTransfer.lotsDiffer')
    const good = (quantityMilli: number, number = 'B') => ({ good: { lots: [{ number, quantityMilli }] } })
    await refuses(receive({ goodMilli: 1000, ...good(500) }), 'stockTransfer.lotsDiffer')
    await refuses(receive({ goodMilli: 3000, ...good(3000) }), 'stockTransfer.notOnItsWay')
    await refuses(receive({ goodMilli: 1000, ...good(1000, 'X') }), 'stockTransfer.notOnItsWay')
    const some = (
      await done(
        receive({
          goodMilli: 1000,
          ...good(1000),
          damagedMilli: 500,
          damaged: { lots: [{ number: 'A', quantityMilli: 500 }] },
        }),
      )
    ).json<StockTransfer>()
    expect(fatesOf(some.lines[0])).toEqual({
      ...{ open: ['A × 1500', 'B × 1000'], good: ['B × 1000'], damaged: ['A × 500'] },
    })
    const closed = (await done(receive({ goodMilli: 2500 }))).json<StockTransfer>()
    expect(closed.state).toBe('closed')
    expect(fatesOf(closed.lines[0])).toEqual({ good: ['A × 1500', 'B × 2000'], damaged: ['A × 500'] })
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })
})

describe('pieces', () => {
  test('are named when they leave, and are in one place', async () => {
    const phone = await somePhones(['S-1', 'S-2', 'S-3'])
    const ready = await readied(ends, [[phone.id, 2000]])
    const ship = (id: string, lineId: string | undefined, serialNumbers: string[]) =>
      step(ends.sender, id, 'ship', { lines: [{ lineId, pickedMilli: 2000, serialNumbers }] })
    const lineId = ready.lines[0]?.id
    await refuses(ship(ready.id, lineId, ['S-1']), 'stockTransfer.serialNumbersDiffer')
    await refuses(ship(ready.id, lineId, ['S-1', 'S-9']), 'stockTransfer.serialNumberNotThere')
    const sent = (await done(ship(ready.id, lineId, ['S-1', 'S-2']))).json<StockTransfer>()
    expect(fatesOf(sent.lines[0])).toEqual({ open: ['S-1', 'S-2'] })
    const again = await readied(ends, [[phone.id, 2000]])
    await refuses(ship(again.id, again.lines[0]?.id, ['S-1', 'S-3']), 'stockTransfer.serialNumberNotThere')
    await take(ends.receiver, ready.id, 'receive', arrived(sent, 2000))
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('are named when they arrive, are found, come back or are lost: each has one fate', async () => {
    const phone = await somePhones(['S-1', 'S-2', 'S-3', 'S-4', 'S-5'])
    const input = aTransfer(ends, [[phone.id, 5000]])
    const lineId = input.lines[0]?.id
    const serialNumbers = ['S-1', 'S-2', 'S-3', 'S-4', 'S-5']
    const sent = await shipped(ends, input, { lines: [{ lineId, pickedMilli: 5000, serialNumbers }] })
    const receive = (good: string[], damaged: string[], isLast: boolean) =>
      step(ends.receiver, sent.id, 'receive', {
        isLast,
        lines: [
          {
            ...{ lineId, goodMilli: good.length * 1000, damagedMilli: damaged.length * 1000 },
            ...{ good: { serialNumbers: good }, damaged: { serialNumbers: damaged } },
          },
        ],
      })
    await refuses(step(ends.receiver, sent.id, 'receive', arrived(sent, 1000)), 'stockTransfer.serialNumbersDiffer')
    await refuses(receive(['S-2', 'S-2'], [], false), 'stockTransfer.serialNumbersDiffer')
    await refuses(receive(['S-2'], ['S-2'], false), 'stockTransfer.notOnItsWay')
    await refuses(receive(['S-9'], [], false), 'stockTransfer.notOnItsWay')
    await done(receive(['S-4'], ['S-2'], true))
    const settle = (lines: object[]) =>
      step(ends.administrator, sent.id, 'settle', { note: 'The driver said so', lines })
    const one = (outcome: string, number: string) => ({
      ...{ lineId, outcome, quantityMilli: 1000, serialNumbers: [number] },
      ...(outcome === 'lost' ? { bearer: 'carrier' } : {}),
    })
    await refuses(settle([one('found', 'S-4')]), 'stockTransfer.notOnItsWay')
    await refuses(settle([one('found', 'S-5'), one('lost', 'S-5')]), 'stockTransfer.notOnItsWay')
    const closed = (
      await done(settle([one('found', 'S-5'), one('lost', 'S-3'), one('returned', 'S-1')]))
    ).json<StockTransfer>()
    expect(fatesOf(closed.lines[0])).toEqual({
      ...{ good: ['S-4', 'S-5'], damaged: ['S-2'], returned: ['S-1'], lost: ['S-3'] },
    })
    expect(await placesOf(phone.id)).toEqual({ 'S-1': 1, 'S-2': 1, 'S-3': 0, 'S-4': 1, 'S-5': 1 })
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('nothing is named of a product that is not tracked', async () => {
    const tea = await someGoods(ends, 5000)
    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 2000]]))
    const lines = sent.lines.map(({ id }) => ({
      ...{ lineId: id, goodMilli: 1000, damagedMilli: 0, good: { serialNumbers: ['S-1'] } },
    }))
    await refuses(step(ends.receiver, sent.id, 'receive', { isLast: false, lines }), 'stockTransfer.notOnItsWay')
  })
})

/** In how many places each piece of a product is. */
async function placesOf(productId: string): Promise<Record<string, number>> {
  const rows = await open()
    .admin.selectFrom('stock_ledger_serial as x')
    .innerJoin('stock_ledger as k', (join) =>
      join
        .onRef('k.company_id', '=', 'x.company_id')
        .onRef('k.document_id', '=', 'x.document_id')
        .onRef('k.document_line_id', '=', 'x.document_line_id')
        .onRef('k.kind', '=', 'x.kind'),
    )
    .innerJoin('serial_number as t', (join) =>
      join.onRef('t.company_id', '=', 'x.company_id').onRef('t.id', '=', 'x.serial_number_id'),
    )
    .select(['t.number', 'k.location_id', 'k.quantity_milli'])
    .where('x.company_id', '=', ends.shop.companyId)
    .where('t.product_id', '=', productId)
    .execute()
  const places = new Map<string, Map<string, number>>()
  for (const { number, location_id, quantity_milli } of rows) {
    const of = places.get(number) ?? new Map<string, number>()
    of.set(location_id, (of.get(location_id) ?? 0) + Math.sign(quantity_milli))
    places.set(number, of)
  }
  return Object.fromEntries(
    [...places].toSorted().map(([number, of]) => {
      expect([...of.values()].every((count) => count === 0 || count === 1)).toBe(true)
      return [number, [...of.values()].filter((count) => count === 1).length]
    }),
  )
}

const FATE = fc.constantFrom(
  'good' as const,
  'damaged' as const,
  'found' as const,
  'returned' as const,
  'lost' as const,
)
const PIECES = ['P-1', 'P-2', 'P-3', 'P-4', 'P-5']

test('whatever becomes of pieces and lots, those that were shipped are those that have a fate, each once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(FATE, { minLength: 5, maxLength: 5 }), fc.nat(4), async (fates, aheadOf) => {
      ends = await twoEnds(open())
      const phone = await somePhones(PIECES)
      const oil = await someOil(PIECES.map((number) => ({ number, expiresOn: LATER, quantityMilli: 700 })))
      const input = aTransfer(ends, [
        [phone.id, 5000],
        [oil.id, 3500],
      ])
      const [phones, oils] = input.lines.map(({ id }) => id)
      const sent = await shipped(ends, input, {
        lines: [{ lineId: phones, pickedMilli: 5000, serialNumbers: PIECES }],
      })
      const of = (fate: string, some: readonly number[]) =>
        PIECES.filter((_, at) => some.includes(at) && fates[at] === fate)
      const entry = (numbers: string[]) => ({
        pieces: { serialNumbers: numbers },
        lots: { lots: numbers.map((number) => ({ number, quantityMilli: 700 })) },
      })
      const all = PIECES.map((_, at) => at)
      const receipts = [all.slice(0, aheadOf), all.slice(aheadOf)]
      for (const [at, some] of receipts.entries()) {
        const [good, damaged] = [of('good', some), of('damaged', some)]
        const isLast = at === 1
        if (good.length + damaged.length === 0 && !isLast) continue
        const lines = [
          {
            ...{ lineId: phones, goodMilli: good.length * 1000, damagedMilli: damaged.length * 1000 },
            ...{ good: entry(good).pieces, damaged: entry(damaged).pieces },
          },
          {
            ...{ lineId: oils, goodMilli: good.length * 700, damagedMilli: damaged.length * 700 },
            ...{ good: entry(good).lots, damaged: entry(damaged).lots },
          },
        ]
        await take(ends.receiver, sent.id, 'receive', { isLast, lines })
      }
      const settled = (['found', 'returned', 'lost'] as const).flatMap((outcome) => {
        const numbers = of(outcome, all)
        const bearer = outcome === 'lost' ? { bearer: 'sender' } : {}
        if (numbers.length === 0) return []
        return [
          { lineId: phones, outcome, quantityMilli: numbers.length * 1000, ...entry(numbers).pieces, ...bearer },
          { lineId: oils, outcome, quantityMilli: numbers.length * 700, ...entry(numbers).lots, ...bearer },
        ]
      })
      if (settled.length > 0) await take(ends.administrator, sent.id, 'settle', { note: 'Chance', lines: settled })
      const over = (await done(ends.administrator.get(`stock-transfers/${sent.id}`))).json<StockTransfer>()
      expect(over.state).toBe('closed')
      const wanted = {
        good: [...of('good', all), ...of('found', all)].toSorted(),
        damaged: of('damaged', all),
        returned: of('returned', all),
        lost: of('lost', all),
      }
      const [pieces, lots] = over.lines.map(fatesOf)
      for (const fate of ['good', 'damaged', 'returned', 'lost'] as const) {
        expect(pieces?.[fate] ?? []).toEqual(wanted[fate])
        expect(lots?.[fate] ?? []).toEqual(wanted[fate].map((number) => `${number} × 700`))
      }
      expect([pieces?.open, lots?.open]).toEqual([undefined, undefined])
      expect(await placesOf(phone.id)).toEqual(
        Object.fromEntries(PIECES.map((number, at) => [number, fates[at] === 'lost' ? 0 : 1])),
      )
      expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
    }),
    { numRuns: 5 },
  )
})
