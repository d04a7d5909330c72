import { beforeEach, describe, expect, test } from '@jest/globals'
import type { CashMovement, CashMovementInput, CashMovementRow } from '@comptoir/contracts/sales/cash-movements'
import type { CashSession, DifferenceCauses, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const FLOAT_MINOR = 100_000

let shop: Shop
let cashier: Caller
let session: CashSession

beforeEach(async () => {
  shop = await aShop(open())
  cashier = await shop.as('cashier')
  session = await anOpenSession(shop, cashier, FLOAT_MINOR)
})

function moving(over: Partial<CashMovementInput> = {}): CashMovementInput {
  return { id: newId(), cashSessionId: session.id, reason: 'bankDeposit', amountMinor: 20_000, ...over }
}

async function moved(over: Partial<CashMovementInput> = {}, caller = cashier): Promise<CashMovement> {
  const answer = await caller.post('cash-movements', moving(over))
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
  return answer.json<CashMovement>()
}

async function limited(maxCashOutMinor: number): Promise<void> {
  await open()
    .admin.updateTable('company')
    .set({ max_cash_out_minor: maxCashOutMinor })
    .where('id', '=', shop.companyId)
    .execute()
}

async function closed(countedMinor: number): Promise<ZReport> {
  const { id: paymentMethodId } = await cashOf(cashier)
  await cashier.post(`cash-sessions/${session.id}/count`)
  const answer = await cashier.post(`cash-sessions/${session.id}/close`, {
    counts: [{ paymentMethodId, countedMinor }],
    keptFloatMinor: 0,
  })
  return answer.json<ZReport>()
}

describe('cash in and out', () => {
  test('is in what the drawer should hold, in X and Z, and the books agree before and after', async () => {
    const cash = await cashOf(cashier)
    const goods = await aProduct(shop, { priceMicro: 12_500_000 })
    await sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods }] })))
    await moved()
    await moved({ reason: 'changeBrought', amountMinor: 7500 })
    await moved({ reason: 'expense', amountMinor: 1250, note: ' Ampoules ' })
    const x = (await (await shop.as('manager')).get(`cash-sessions/${session.id}/report`)).json<ZReport>()
    const figures = { paidInMinor: 7500, paidOutMinor: -21_250, expectedMinor: FLOAT_MINOR + 12_500 - 13_750 }
    expect(x.session.tenders).toMatchObject([figures])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
    const z = await closed(98_750)
    expect(z.session.tenders).toMatchObject([{ ...figures, differenceMinor: 0 }])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is told with its reason, note, place and who recorded it, one by one and as a list in order', async () => {
    const out = await moved({ reason: 'expense', amountMinor: 1250, note: ' Ampoules ' })
    expect(out).toMatchObject({
      ...{ kind: 'payOut', reason: 'expense', amountMinor: 1250, note: 'Ampoules', currency: 'TND' },
      ...{ cashSessionId: session.id, registerId: session.registerId, registerName: session.registerName },
      ...{ pointOfSaleName: session.pointOfSaleName, recordedBy: session.openedBy },
    })
    const back = await moved({ reason: 'fromSafe', amountMinor: 5000 })
    expect(back).toMatchObject({ kind: 'payIn', note: null })
    expect((await cashier.get(`cash-movements/${out.id}`)).json()).toEqual(out)
    const list = (await cashier.get(`cash-movements/paginated?filter[cashSession]=${session.id}`)).json<
      PaginatedOf<CashMovementRow>
    >()
    expect(list.data.map(({ id }) => id)).toEqual([out.id, back.id])
    expect((await cashier.get(`cash-movements/paginated?filter[cashSession]=${newId()}`)).json()).toMatchObject({
      data: [],
    })
  })

  test('sent again is recorded once, even after the close; another one under its id is refused', async () => {
    const body = moving()
    const answers = await Promise.all([1, 2, 3].map(() => cashier.post('cash-movements', body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json<CashMovement>().occurredAt)).size).toBe(1)
    await refuses(cashier.post('cash-movements', { ...body, amountMinor: 30_000 }), 'request.keyReused')
    await closed(80_000)
    expect((await cashier.post('cash-movements', body)).json()).toEqual(answers[0]?.json())
    expect((await cashier.get('cash-movements/paginated')).json()).toMatchObject({ meta: { total: 1 } })
  })

  test('may take out more than the drawer holds: a refusal would tell who counts blind what should be there', async () => {
    await moved({ amountMinor: 900_000 })
    const z = await closed(0)
    expect(z.session.tenders).toMatchObject([{ expectedMinor: -800_000, differenceMinor: 800_000 }])
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is in the audit trail', async () => {
    const { id } = await moved({ reason: 'expense', amountMinor: 1250, note: 'Ampoules' })
    const trail = (await (await shop.as('administrator')).get('audit-trail/paginated?limit=100')).json<{
      data: { action: string; entityId: string; fields?: unknown }[]
    }>()
    expect(trail.data.filter(({ entityId }) => entityId === id).map(({ action }) => action)).toEqual([
      'cashMovement.recorded',
    ])
  })
})

describe('is refused, with nothing written,', () => {
  test('without the note that its reason needs', async () => {
    for (const note of [undefined, null, '   '])
      await refuses(
        cashier.post('cash-movements', { ...moving({ reason: 'expense' }), note }),
        'cashMovement.noteMissing',
      )
    expect((await cashier.get('cash-movements/paginated')).json()).toMatchObject({ data: [] })
  })

  test('above the limit of the company, to who may not exceed it; cash put in has none', async () => {
    await limited(20_000)
    await moved({ amountMinor: 20_000 })
    const refused = await refuses(
      cashier.post('cash-movements', moving({ amountMinor: 20_001 })),
      'cashMovement.aboveLimit',
    )
    expect(refused.params).toMatchObject({ mostMinor: 20_000 })
    await moved({ reason: 'fromSafe', amountMinor: 50_000 })
    await moved({ amountMinor: 20_001 }, await shop.as('manager'))
  })

  test('once the drawer is counted or the session is closed', async () => {
    await cashier.post(`cash-sessions/${session.id}/count`)
    await refuses(cashier.post('cash-movements', moving()), 'cashSession.notOpen')
    await cashier.post(`cash-sessions/${session.id}/resume`)
    await closed(FLOAT_MINOR)
    await refuses(cashier.post('cash-movements', moving()), 'cashSession.notOpen')
  })

  test('in somebody else’s session, unless a manager does it; one that may not be seen is unknown', async () => {
    const other = await shop.as('cashier')
    await refuses(other.post('cash-movements', moving()), 'cashSession.notFound')
    const { id } = await moved()
    await refuses(other.get(`cash-movements/${id}`), 'cashMovement.notFound')
    expect((await other.get('cash-movements/paginated')).json()).toMatchObject({ data: [] })
    await moved({}, await shop.as('manager'))
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.get(`cash-movements/${id}`), 'cashMovement.notFound')
    await refuses(stranger.post('cash-movements', moving()), 'cashSession.notFound')
  })

  test('to nobody, to who does not sell, and with a body that says something else', async () => {
    await refuses(shop.nobody.post('cash-movements', moving()), 'auth.required')
    await refuses((await shop.as('accountant')).post('cash-movements', moving()), 'auth.forbidden')
    await refuses((await shop.as('stockKeeper')).get('cash-movements/paginated'), 'auth.forbidden')
    for (const wrong of [
      { amountMinor: 0 },
      { amountMinor: -1 },
      { reason: 'tip' },
      { note: 'x'.repeat(251) },
      { kind: 'payIn' },
    ])
      await refuses(cashier.post('cash-movements', { ...moving(), ...wrong }), 'request.invalid')
  })
})

describe('the difference of a closed session', () => {
  async function causes(caller = cashier): Promise<DifferenceCauses['data']> {
    return (await caller.get(`cash-sessions/${session.id}/causes`)).json<DifferenceCauses>().data
  }

  test('is explained by its own tickets and movements, to who may see the session, and not before it is closed', async () => {
    const cash = await cashOf(cashier)
    const goods = await aProduct(shop, { priceMicro: 13_110_000 })
    const sale = await sold(
      cashier.post('sales', aSale(session, cash.id, { lines: [{ goods }], receivedMinor: 20_000 })),
    )
    await moved({ amountMinor: 6890 })
    expect(await causes()).toEqual([])
    const { session: told } = await closed(FLOAT_MINOR + 13_110)
    expect(told.tenders).toMatchObject([{ differenceMinor: 6890 }])
    const found = { paymentMethodId: cash.id, differenceMinor: 6890, otherMethodId: null, pieces: null }
    expect(await causes()).toEqual([
      { ...found, kind: 'movementMissed', tickets: [] },
      {
        ...found,
        kind: 'change',
        tickets: [{ id: sale.id, number: sale.number, occurredAt: sale.occurredAt }],
      },
    ])
    const path = `cash-sessions/${session.id}/causes`
    await refuses((await shop.as('stockKeeper')).get(path), 'auth.forbidden')
    await refuses((await shop.as('cashier')).get(path), 'cashSession.notFound')
    await refuses((await (await aShop(open())).as('manager')).get(path), 'cashSession.notFound')
    expect(await causes(await shop.as('manager'))).toHaveLength(2)
  })

  test('has nothing to explain where the count was exact', async () => {
    await closed(FLOAT_MINOR)
    expect(await causes()).toEqual([])
  })
})
