import { describe, expect, test } from '@jest/globals'
import type { BroughtClosing, CashSession, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const HOUR_MS = 60 * 60_000
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()

/** A session that its cashier counted on a device without a network. */
async function aClosing() {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const cash = await cashOf(cashier)
  const session = await anOpenSession(shop, cashier, 100_000)
  const body = {
    counts: [{ paymentMethodId: cash.id, countedMinor: 99_500 }],
    keptFloatMinor: 50_000,
    closedAt: new Date().toISOString(),
    closedById: cashier.userId,
  }
  const bring = (by: Caller, over: object = {}) => by.post(`cash-sessions/${session.id}/brought`, { ...body, ...over })
  const z = async () => (await cashier.get(`cash-sessions/${session.id}/report`)).json<ZReport>()
  return { shop, cashier, cash, session, body, bring, z }
}

/** Somebody of the shop with cash taken by a bank card in the session, as another device would have. */
async function paidByCard({ cashier, shop, session }: Awaited<ReturnType<typeof aClosing>>): Promise<string> {
  const administrator = await shop.as('administrator')
  const method = { name: 'Carte', kind: 'card', position: 2 }
  const made = (await administrator.post('client-payment-methods', method)).json<{ id: string }>()
  await sold(cashier.post('sales', aSale(session, made.id, { lines: [{ goods: await aProduct(shop) }] })))
  return made.id
}

describe('a closing that a device tells of later', () => {
  test('keeps what was counted of a method by which the server knows of nothing yet', async () => {
    const { shop, cashier, cash, bring, z, body } = await aClosing()
    const administrator = await shop.as('administrator')
    const made = await administrator.post('client-payment-methods', { name: 'Carte', kind: 'card', position: 2 })
    const { id: cardId } = made.json<{ id: string }>()
    const card = { paymentMethodId: cardId, countedMinor: 3450 }
    await bring(cashier, { counts: [...body.counts, card, { paymentMethodId: newId(), countedMinor: 7 }] })
    const { tenders } = (await z()).session
    expect(tenders.find(({ paymentMethodId }) => paymentMethodId === cardId)).toMatchObject({
      ...{ expectedMinor: 0, countedMinor: 3450, differenceMinor: 3450 },
    })
    expect(tenders.find(({ paymentMethodId }) => paymentMethodId === cash.id)?.countedMinor).toBe(99_500)
    expect(tenders).toHaveLength(2)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('is taken from whoever is signed in there, and says who counted and who brought it', async () => {
    const { shop, cashier, session, bring, z } = await aClosing()
    const another = await shop.as('cashier')
    const answer = await bring(another)
    expect(answer.json<BroughtClosing>()).toEqual({ zNumber: 1 })
    expect((await bring(another)).json()).toEqual({ zNumber: 1 })
    expect((await z()).session).toMatchObject({ closedBy: 'The cashier', keptFloatMinor: 50_000, state: 'closed' })
    const entries = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'user_id', 'after'])
      .where('company_id', '=', shop.companyId)
      .where('entity_id', '=', session.id)
      .orderBy('recorded_at')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'cashSession.opened',
      'cashSession.counting',
      'cashSession.closed',
    ])
    expect(entries.at(-1)).toMatchObject({ user_id: another.userId, after: { closedBy: 'The cashier' } })
    // Whose session it is not reads nothing of it all the same.
    await refuses(another.get(`cash-sessions/${session.id}`), 'cashSession.notFound')
    expect((await cashier.get(`cash-sessions/${session.id}`)).json<CashSession>().closedBy).toBe('The cashier')
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('lacks a method that the device did not know of: it is not there, and said not to have been counted', async () => {
    const closing = await aClosing()
    const card = await paidByCard(closing)
    expect((await closing.bring(closing.cashier)).statusCode).toBe(200)
    const { tenders } = (await closing.z()).session
    expect(tenders.find(({ paymentMethodId }) => paymentMethodId === card)).toMatchObject({
      ...{ countedMinor: 0, differenceMinor: -3450, isAssumed: true },
    })
    expect(tenders.find(({ kind }) => kind === 'cash')).not.toHaveProperty('isAssumed')
    expect(await booksThatDisagree(open(), closing.shop.companyId)).toEqual([])
  })

  test('without any count has the float that stays; one that keeps more than it counted keeps that', async () => {
    const first = await aClosing()
    await first.bring(first.cashier, { counts: [] })
    expect((await first.z()).session.tenders[0]).toMatchObject({ countedMinor: 50_000, isAssumed: true })
    const second = await aClosing()
    await second.bring(second.cashier, { keptFloatMinor: 200_000 })
    expect((await second.z()).session.keptFloatMinor).toBe(99_500)
    for (const { shop } of [first, second]) expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test.each([
    ['before the opening', 48 * HOUR_MS],
    ['still to come', -HOUR_MS],
  ])('at a time %s was at the nearest that can be', async (_, before) => {
    const { session, bring, cashier, z } = await aClosing()
    expect((await bring(cashier, { closedAt: ago(before) })).statusCode).toBe(200)
    const closedAt = (await z()).session.closedAt ?? ''
    expect(closedAt >= session.openedAt && closedAt <= new Date().toISOString()).toBe(true)
  })

  test('of a device that did not write down who counted is its opener’s, or a manager’s', async () => {
    const first = await aClosing()
    await first.bring(await first.shop.as('cashier'), { closedById: undefined })
    expect((await first.z()).session.closedBy).toBe('The cashier')
    const second = await aClosing()
    await second.bring(await second.shop.as('manager'), { closedById: undefined })
    expect((await second.z()).session.closedBy).toBe('The manager')
  })

  test('that somebody counted who may not is refused, until a manager brings it', async () => {
    const { shop, bring } = await aClosing()
    const another = await shop.as('cashier')
    const accountant = await shop.as('accountant')
    for (const closedById of [another.userId, accountant.userId, newId()])
      await refuses(bring(another, { closedById }), 'cashSession.ofAnother')
    const body = { closedById: another.userId }
    expect((await bring(await shop.as('manager'), body)).statusCode).toBe(200)
  })

  test('is of nobody who may not sell, and of no other shop or company', async () => {
    const { shop, bring, session, body } = await aClosing()
    await refuses(bring(shop.nobody), 'auth.required')
    await refuses(bring(await shop.as('accountant')), 'auth.forbidden')
    await refuses(bring(await (await aShop(open())).as('manager')), 'cashSession.notFound')
    const manager = await shop.as('manager')
    await refuses(manager.post(`cash-sessions/${newId()}/brought`, body), 'cashSession.notFound')
    await refuses(manager.post(`cash-sessions/${session.id}/brought`, { ...body, closedAt: 'x' }), 'request.invalid')
  })
})

test('an opening is taken from whoever is signed in, in the name of who may have sessions there', async () => {
  const shop = await aShop(open())
  const [opener, carrier] = [await shop.as('cashier'), await shop.as('cashier')]
  const opening = { registerId: shop.register.id, openingFloatMinor: 100_000, openedById: opener.userId }
  const body = { ...opening, id: newId(), openedAt: ago(HOUR_MS) }
  const opened = (await carrier.post('cash-sessions', body)).json<CashSession>()
  expect(opened).toMatchObject({ openedById: opener.userId, salesMinor: null })
  expect((await carrier.post('cash-sessions', body)).json()).toEqual(opened)
  await refuses(carrier.get(`cash-sessions/${body.id}`), 'cashSession.notFound')
  expect((await opener.get(`cash-sessions/${body.id}`)).statusCode).toBe(200)
  // Now, everybody opens their own.
  await refuses(carrier.post('cash-sessions', { ...opening, id: newId() }), 'cashSession.ofAnother')
})
