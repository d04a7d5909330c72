import type { Product } from '@comptoir/contracts/inventory/products'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { beforeEach, describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aUnit } from '../../../../test/opening-stock.ts'
import { aShop, refuses } from '../../../../test/shop.ts'
import {
  arrived,
  aTransfer,
  balancesOf,
  fatesOf,
  inShop,
  shipped,
  someGoods,
  step,
  take,
  twoEnds,
  whereIs,
  type TwoEnds,
} from '../../../../test/stock-transfers.ts'

const open = setUpApp()

let ends: TwoEnds
let tea: Product

beforeEach(async () => {
  ends = await twoEnds(open())
  tea = await someGoods(ends, 10_000)
})

const anExtra = (productId: string, quantityMilli: number, over: object = {}) => ({
  ...{ id: newId(), productId, quantityMilli },
  ...over,
})
const deciding = (isApproved: boolean, ...extras: readonly { id: string }[]) => ({
  extras: extras.map(({ id }) => ({ id, isApproved })),
  ...(isApproved ? {} : { reason: 'Not ours' }),
})

async function receivedWith(extras: object[]): Promise<StockTransfer> {
  const sent = await shipped(ends, aTransfer(ends, [[tea.id, 4000]]))
  return take(ends.receiver, sent.id, 'receive', { ...arrived(sent, 4000), extras })
}

describe('goods that arrive beyond what was shipped', () => {
  test('wait, and move nothing, until a manager of the sender approves them: then they move at its cost', async () => {
    const extra = anExtra(tea.id, 1500)
    const received = await receivedWith([extra])
    expect(received).toMatchObject({ state: 'received', mayTake: [] })
    expect(received.extras).toMatchObject([{ id: extra.id, state: 'waiting', quantityMilli: 1500 }])
    expect(await whereIs(open(), ends, tea.id)).toEqual([6000, 0, 0, 4000, 0])
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])

    const manager = await ends.shop.as('manager')
    const seen = (await done(manager.get(`stock-transfers/${received.id}`))).json<StockTransfer>()
    expect(seen.mayTake).toEqual(['decide'])
    const closed = await take(manager, received.id, 'decide', deciding(true, extra))
    expect(closed).toMatchObject({ state: 'closed', extras: [{ state: 'approved' }] })
    expect(closed.lines).toMatchObject([
      { isExtra: false, pickedMilli: 4000 },
      { id: extra.id, isExtra: true, pickedMilli: 1500, goodMilli: 1500, openMilli: 0, unitCostMicro: 2_000_000 },
    ])
    expect(closed.story.at(-1)).toMatchObject({ step: 'decided' })
    expect(await whereIs(open(), ends, tea.id)).toEqual([4500, 0, 0, 5500, 0])
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('are refused with a reason, and stay where the books have them', async () => {
    const extra = anExtra(tea.id, 1500)
    const { id } = await receivedWith([extra])
    const unreasoned = { extras: [{ id: extra.id, isApproved: false }] }
    await refuses(step(ends.administrator, id, 'decide', unreasoned), 'stockTransfer.reasonRequired')
    const closed = await take(ends.administrator, id, 'decide', deciding(false, extra))
    expect(closed).toMatchObject({ state: 'closed', extras: [{ state: 'refused' }] })
    expect(closed.story.at(-1)).toMatchObject({ step: 'decided', note: 'Not ours' })
    expect(await whereIs(open(), ends, tea.id)).toEqual([6000, 0, 0, 4000, 0])
    await refuses(step(ends.administrator, id, 'decide', deciding(true, extra)), 'stockTransfer.hasMovedOn')
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('are of any product, decided one by one, before and after the rest has arrived', async () => {
    const salt = await someGoods(ends, 3000)
    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 4000]]))
    const [first, second] = [anExtra(salt.id, 1000), anExtra(salt.id, 500)]
    const some = await take(ends.receiver, sent.id, 'receive', { ...arrived(sent, 1000), extras: [first, second] })
    expect(some.state).toBe('partiallyReceived')
    await refuses(step(ends.administrator, sent.id, 'cancel', { reason: 'x' }), 'stockTransfer.extrasWaiting')
    const decided = await take(ends.administrator, sent.id, 'decide', deciding(true, first))
    expect(decided.state).toBe('partiallyReceived')
    expect(await whereIs(open(), ends, salt.id)).toEqual([2000, 0, 0, 1000, 0])
    await take(ends.receiver, sent.id, 'receive', { isLast: true, lines: [] })
    const missing = await take(ends.administrator, sent.id, 'decide', deciding(false, second))
    expect(missing).toMatchObject({ state: 'received', mayTake: ['settle'] })
    const lines = [{ lineId: sent.lines[0]?.id, outcome: 'lost', quantityMilli: 3000, bearer: 'carrier' }]
    expect(await take(ends.administrator, sent.id, 'settle', { note: 'x', lines })).toMatchObject({ state: 'closed' })
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('are named by their pieces and lots, and leave only if these are the sender’s', async () => {
    const unitId = await aUnit(ends.administrator, 0)
    const phone = await someGoods(ends, 0, {
      ...{ tracking: 'serialNumbers', unitId },
      openingStock: [{ pointOfSaleId: ends.here, serialNumbers: ['S-1', 'S-2', 'S-3'] }],
    })
    const input = aTransfer(ends, [[phone.id, 1000]])
    const lineId = input.lines[0]?.id
    const sent = await shipped(ends, input, { lines: [{ lineId, pickedMilli: 1000, serialNumbers: ['S-1'] }] })
    const receive = (extras: object[], isLast = true) =>
      step(ends.receiver, sent.id, 'receive', { isLast, lines: [], extras })
    await refuses(receive([anExtra(phone.id, 1000)]), 'stockTransfer.serialNumbersDiffer')
    const named = (number: string) => anExtra(phone.id, 1000, { serialNumbers: [number] })
    await refuses(receive([named('S-1')]), 'stockTransfer.stillToCome')
    const lots = [{ number: 'A', quantityMilli: 1000 }]
    await refuses(receive([anExtra(tea.id, 1000, { lots })]), 'stockTransfer.lotsDiffer')
    const [wrong, right] = [named('S-9'), named('S-2')]
    await done(receive([wrong, right]))
    await refuses(
      step(ends.administrator, sent.id, 'decide', deciding(true, wrong)),
      'stockTransfer.serialNumberNotThere',
    )
    const after = await take(ends.administrator, sent.id, 'decide', {
      extras: [
        { id: right.id, isApproved: true },
        { id: wrong.id, isApproved: false },
      ],
      reason: 'No such piece',
    })
    expect(after.lines.map(fatesOf)).toEqual([{ open: ['S-1'] }, { good: ['S-2'] }])
    expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
  })

  test('are no more than the sender has, where it refuses to be short', async () => {
    await open()
      .admin.updateTable('company')
      .set({ stock_policy: 'block' })
      .where('id', '=', ends.shop.companyId)
      .execute()
    const [first, second] = [anExtra(tea.id, 4000), anExtra(tea.id, 4000)]
    const { id } = await receivedWith([first, second])
    const both = step(ends.administrator, id, 'decide', deciding(true, first, second))
    await refuses(both, 'stockTransfer.notEnough')
    expect(await whereIs(open(), ends, tea.id)).toEqual([6000, 0, 0, 4000, 0])
    await take(ends.administrator, id, 'decide', deciding(true, first))
    expect(await whereIs(open(), ends, tea.id)).toEqual([2000, 0, 0, 8000, 0])
  })

  test('what is not extra, unknown, or not the caller’s to decide is refused', async () => {
    const sent = await shipped(ends, aTransfer(ends, [[tea.id, 4000]]))
    const receive = (extras: object[], goodMilli: number) =>
      step(ends.receiver, sent.id, 'receive', { ...arrived(sent, goodMilli), extras })
    await refuses(receive([anExtra(tea.id, 1000)], 3000), 'stockTransfer.stillToCome')
    await refuses(receive([anExtra(newId(), 1000)], 4000), 'stockTransfer.productUnknown')
    const extra = anExtra(tea.id, 1000)
    await done(receive([extra], 4000))
    await refuses(
      step(ends.administrator, sent.id, 'decide', deciding(true, { id: newId() })),
      'stockTransfer.extraUnknown',
    )
    await refuses(step(ends.sender, sent.id, 'decide', deciding(true, extra)), 'auth.forbidden')
    const there = await inShop(open(), ends.shop, ends.there, 'manager')
    await refuses(step(there, sent.id, 'decide', deciding(true, extra)), 'stockTransfer.otherEnd')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(step(stranger, sent.id, 'decide', deciding(true, extra)), 'stockTransfer.notFound')
    await refuses(step(ends.shop.nobody, sent.id, 'decide', deciding(true, extra)), 'auth.required')
  })
})

test('whatever is decided, quantity and value are the company’s as they were', async () => {
  const sum = async () => {
    const rows = await balancesOf(open(), ends.shop, tea.id)
    return [rows.reduce((all, row) => all + row.on_hand_milli, 0), rows.reduce((all, row) => all + row.valueNano, 0n)]
  }
  const before = await sum()
  const story = fc.array(fc.record({ milli: fc.integer({ min: 1, max: 900 }), isApproved: fc.boolean() }), {
    ...{ minLength: 1, maxLength: 4 },
  })
  await fc.assert(
    fc.asyncProperty(story, async (some) => {
      const sent = await shipped(ends, aTransfer(ends, [[tea.id, 100]]))
      const extras = some.map(({ milli }) => anExtra(tea.id, milli))
      await take(ends.receiver, sent.id, 'receive', { ...arrived(sent, 100), extras })
      const closed = await take(ends.administrator, sent.id, 'decide', {
        extras: extras.map(({ id }, at) => ({ id, isApproved: some[at]?.isApproved ?? false })),
        reason: 'Chance',
      })
      expect(closed.state).toBe('closed')
      expect(await sum()).toEqual(before)
    }),
    { numRuns: 6 },
  )
  expect(await booksThatDisagree(open(), ends.shop.companyId)).toEqual([])
})
