import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import {
  MOST_REGISTER_KEYS,
  type RegisterKey,
  type TicketSeries,
  type TicketSeriesInput,
} from '@comptoir/contracts/sales/register-tickets'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession } from '../../../../test/goods.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { createPointOfSale } from '../../company/points-of-sale/index.ts'
import { createRegister } from '../../company/registers/index.ts'

const open = setUpApp()
const PATH = 'register-tickets/series'

/** A point of P-256, as a browser exports it. */
function aKey(): string {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const whole = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat(whole).toString('base64')
}

async function aCounter() {
  const shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const session = await anOpenSession(shop, cashier)
  return { shop, cashier, session, ask: asker(cashier, session.id) }
}

/** Asks for a series and says what it knows of keys; nothing of them where left out. */
function asker(caller: Caller, cashSessionId: string) {
  return async (told: Partial<TicketSeriesInput> = {}): Promise<TicketSeries> => {
    const answer = await caller.post(PATH, { cashSessionId, held: null, ...told })
    expect(answer.statusCode).toBe(200)
    return answer.json<TicketSeries>()
  }
}

const named = (keys: readonly RegisterKey[] = []) => keys.map(({ epoch, publicKey }) => ({ epoch, publicKey }))

/** A counter in another point of sale of the company, whose cashier may enter that one alone. */
async function anotherCounter(shop: Shop) {
  const { pointOfSaleId, register } = await inTransaction(shop.ctx, async (tx) => {
    const point = await createPointOfSale(tx, anotherShop('SO', 'Sousse'))
    return { pointOfSaleId: point.id, register: await createRegister(tx, point.id, { code: '7', name: 'Caisse 7' }) }
  })
  const cashier = await shop.as('cashier')
  await open()
    .admin.updateTable('app_user_point_of_sale')
    .set({ point_of_sale_id: pointOfSaleId })
    .where('user_id', '=', cashier.userId)
    .execute()
  const session = await anOpenSession({ ...shop, register }, cashier)
  return { session, ask: asker(cashier, session.id) }
}

describe('a device tells the key of its epoch', () => {
  test('with its series; it is told to whoever asks after it, with its place, and in no answer that does not ask', async () => {
    const { shop, ask } = await aCounter()
    const publicKey = aKey()
    const given = await ask({ publicKey, keysAfter: 0 })
    expect(given).toMatchObject({ epoch: 1, publicKey })
    expect(given.registerKeys).toEqual([
      {
        ...{ position: 1, registerId: shop.register.id, epoch: 1, publicKey },
        ...{ pointOfSaleName: 'La Marsa', registerName: 'Caisse 2' },
      },
    ])
    const held = { epoch: 1, lastCounter: 0 }
    expect(await ask({ held, keysAfter: 1 })).toMatchObject({ epoch: 1, publicKey, registerKeys: [] })
    const old = await ask({ held })
    expect(old).not.toHaveProperty('publicKey')
    expect(old).not.toHaveProperty('registerKeys')
  })

  test('once: another one later changes nothing, and a new epoch has its own', async () => {
    const { ask } = await aCounter()
    const [first, second, third] = [aKey(), aKey(), aKey()]
    await ask({ publicKey: first, keysAfter: 0 })
    const held = { epoch: 1, lastCounter: 0 }
    expect(await ask({ held, publicKey: second, keysAfter: 0 })).toMatchObject({ epoch: 1, publicKey: first })
    const next = await ask({ held: null, publicKey: third, keysAfter: 0 })
    expect(next).toMatchObject({ epoch: 2, publicKey: third })
    expect(named(next.registerKeys)).toEqual([
      { epoch: 1, publicKey: first },
      { epoch: 2, publicKey: third },
    ])
  })

  test('or later, where an older program was given the series', async () => {
    const { ask } = await aCounter()
    expect(await ask({ keysAfter: 0 })).toMatchObject({ epoch: 1, registerKeys: [] })
    const publicKey = aKey()
    expect(await ask({ held: { epoch: 1, lastCounter: 4 }, publicKey, keysAfter: 0 })).toMatchObject({ publicKey })
  })

  test('at the same moment as others: each has a place of its own in their order', async () => {
    const { shop, ask } = await aCounter()
    const other = await anotherCounter(shop)
    const keys = [aKey(), aKey(), aKey(), aKey()]
    await Promise.all(keys.map((publicKey, at) => (at % 2 === 0 ? ask : other.ask)({ publicKey, keysAfter: 0 })))
    const { registerKeys = [] } = await ask({ held: { epoch: 2, lastCounter: 0 }, keysAfter: 0 })
    expect(registerKeys.map(({ position }) => position)).toEqual([1, 2, 3, 4])
    expect(registerKeys.map(({ publicKey }) => publicKey).toSorted()).toEqual(keys.toSorted())
  })
})

describe('keys are of the whole company', () => {
  test('also where somebody sells in one point of sale alone; and of no other company', async () => {
    const { shop, ask } = await aCounter()
    const publicKey = aKey()
    await ask({ publicKey, keysAfter: 0 })
    const other = await anotherCounter(shop)
    const seen = await other.ask({ keysAfter: 0 })
    expect(seen.registerKeys).toMatchObject([{ publicKey, pointOfSaleName: 'La Marsa' }])
    const strange = await aCounter()
    expect((await strange.ask({ keysAfter: 0 })).registerKeys).toEqual([])
  })

  test('and come so many at a time, from the position that was reached', async () => {
    const { shop, ask } = await aCounter()
    const { userId } = await shop.as('manager')
    const rows = Array.from({ length: MOST_REGISTER_KEYS + 1 }, (_, at) => ({
      ...{ company_id: shop.companyId, register_id: shop.register.id, epoch: 1000 + at, position: 1 + at },
      ...{ public_key: Buffer.alloc(65, 4), point_of_sale_name: 'La Marsa', register_name: 'Caisse 2' },
      ...{ told_by: userId, told_at: new Date() },
    }))
    await open().admin.insertInto('register_key').values(rows).execute()
    const first = await ask({ keysAfter: 0 })
    expect(first.registerKeys).toHaveLength(MOST_REGISTER_KEYS)
    const reached = first.registerKeys?.at(-1)?.position ?? 0
    const rest = await ask({ held: { epoch: 1, lastCounter: 0 }, keysAfter: reached })
    expect(rest.registerKeys?.map(({ position }) => position)).toEqual([MOST_REGISTER_KEYS + 1])
  })

  test('and come from the first again where the server was set back behind the position that a device knows', async () => {
    const { ask } = await aCounter()
    const publicKey = aKey()
    await ask({ publicKey, keysAfter: 0 })
    const held = { epoch: 1, lastCounter: 0 }
    expect((await ask({ held, keysAfter: 1 })).registerKeys).toEqual([])
    expect((await ask({ held, keysAfter: 2 })).registerKeys).toMatchObject([{ position: 1, publicKey }])
  })
})

test('who asks for keys alone, and says nothing of what it holds, begins no series and tells no key', async () => {
  const { cashier, session, ask } = await aCounter()
  const publicKey = aKey()
  const series = await ask({ publicKey, keysAfter: 0 })
  const answer = await cashier.post(PATH, { cashSessionId: session.id, publicKey: aKey(), keysAfter: 0 })
  const alone = answer.json<TicketSeries>()
  expect(alone).toMatchObject({ epoch: 1, publicKey, registerKeys: series.registerKeys })
  expect(alone).not.toHaveProperty('approvalKey')
  expect(await ask({ held: { epoch: 1, lastCounter: 0 }, keysAfter: 1 })).toMatchObject({ epoch: 1, registerKeys: [] })
})

test('no key is taken that is none, nor from who does not get the series', async () => {
  const { shop, cashier } = await aCounter()
  const { session } = await anotherCounter(shop)
  const cashSessionId = session.id
  const publicKey = aKey()
  const asking = { cashSessionId, held: null, publicKey, keysAfter: 0 }
  for (const wrong of ['', 'BA==', publicKey.slice(1), `C${publicKey.slice(1)}`, `${publicKey.slice(0, -2)}B=`])
    await refuses(cashier.post(PATH, { ...asking, publicKey: wrong }), 'request.invalid')
  await refuses(cashier.post(PATH, { ...asking, keysAfter: -1 }), 'request.invalid')
  await refuses(shop.nobody.post(PATH, asking), 'auth.required')
  await refuses((await shop.as('accountant')).post(PATH, asking), 'auth.forbidden')
  await refuses(cashier.post(PATH, asking), 'cashSession.notFound')
  await refuses((await shop.as('manager')).post(PATH, { ...asking, cashSessionId: newId() }), 'cashSession.notFound')
  const stranger = await (await aShop(open())).as('administrator')
  await refuses(stranger.post(`/${shop.companyId}/${PATH}`, asking), 'company.notFound')
  await refuses(stranger.post(PATH, asking), 'cashSession.notFound')
  const { length } = await open()
    .admin.selectFrom('register_key')
    .select('position')
    .where('company_id', '=', shop.companyId)
    .execute()
  expect(length).toBe(0)
})

test('a request that is sent again for its key takes the same epoch and the same key', async () => {
  const { cashier, session } = await aCounter()
  const headers = { 'idempotency-key': newId() }
  const asking = { cashSessionId: session.id, held: null, publicKey: aKey(), keysAfter: 0 }
  const [first, again] = [await cashier.post(PATH, asking, headers), await cashier.post(PATH, asking, headers)]
  expect(first.json()).toMatchObject({ epoch: 1, publicKey: asking.publicKey })
  expect(again.json()).toEqual(first.json())
})
