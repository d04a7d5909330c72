import { beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { addressOf } from '../../../test/addresses.ts'
import { setUpApp } from '../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../test/goods.ts'
import { aShop, type Shop } from '../../../test/shop.ts'
import { anotherShop } from '../../../test/shops.ts'
import { createPointOfSale } from '../../modules/company/points-of-sale/index.ts'
import { createRegister } from '../../modules/company/registers/index.ts'
import { callFunction } from './call.ts'
import { enteredPoints } from './enter-company.ts'
import { inTransaction } from './transaction.ts'

const open = setUpApp()
const TABLES = ['cash_session', 'register', 'sale', 'stock_location'] as const
let shop: Shop
let sessionId: string
/** The second point of sale of the company, where nobody has sold yet. */
let other: string

beforeAll(async () => {
  shop = await aShop(open())
  const cashier = await shop.as('cashier')
  const session = await anOpenSession(shop, cashier)
  sessionId = session.id
  await sold(
    cashier.post('sales', aSale(session, (await cashOf(cashier)).id, { lines: [{ goods: await aProduct(shop) }] })),
  )
  other = await inTransaction(shop.ctx, async (tx) => {
    const made = await createPointOfSale(tx, anotherShop('SO', 'Sousse'))
    await createRegister(tx, made.id, { code: '3', name: 'Caisse 3' })
    return made.id
  })
})

/** How many rows of each table somebody sees who may work there; null is everywhere. */
async function seenFrom(pointOfSaleIds: string[] | null): Promise<Record<string, string[]>> {
  return inTransaction({ ...shop.ctx, pointOfSaleIds }, async ({ db }) => {
    const seen: Record<string, string[]> = {}
    for (const table of TABLES) {
      const { rows } = await sql<{ place: string }>`
        select distinct point_of_sale_id as place from ${sql.table(table)} where company_id = ${shop.companyId}`.execute(
        db,
      )
      seen[table] = rows.map(({ place }) => place).sort()
    }
    return seen
  })
}

describe('row-level security shows what belongs to a point of sale', () => {
  test('where the transaction entered it, whatever the statement asks', async () => {
    const { pointOfSaleId } = shop
    const both = [pointOfSaleId, other].sort()
    const everywhere = { cash_session: [pointOfSaleId], register: both, sale: [pointOfSaleId], stock_location: both }
    expect(await seenFrom(null)).toEqual(everywhere)
    expect(await seenFrom(both)).toEqual(everywhere)
    expect(await seenFrom([other])).toEqual({ cash_session: [], register: [other], sale: [], stock_location: [other] })
    const nothing = { cash_session: [], register: [], sale: [], stock_location: [] }
    expect(await seenFrom([newId()])).toEqual(nothing)
    expect(await seenFrom([])).toEqual(nothing)
  })

  test('nowhere, where the transaction does not say', async () => {
    const { ownerUrl } = open()
    const client = new pg.Client({
      connectionString: addressOf(ownerUrl, new URL(ownerUrl).pathname.slice(1), 'app_rw'),
    })
    await client.connect()
    try {
      await client.query('begin')
      await client.query(`set local app.company_id = '${shop.companyId}'`)
      const { rowCount } = await client.query('select from register where company_id = $1', [shop.companyId])
      expect(rowCount).toBe(0)
    } finally {
      await client.end()
    }
  })

  test('and neither takes a row for another one nor moves one there', async () => {
    const there = { ...shop.ctx, pointOfSaleIds: [other] }
    const register = {
      company_id: shop.companyId,
      id: newId(),
      point_of_sale_id: shop.pointOfSaleId,
      code: '9',
      name: 'Caisse 9',
      created_at: shop.ctx.now,
    }
    await expect(
      inTransaction(there, ({ db }) => db.insertInto('register').values(register).execute()),
    ).rejects.toThrow(/row-level security/)
    await expect(
      inTransaction(there, ({ db }) =>
        sql`update register set point_of_sale_id = ${shop.pointOfSaleId} where company_id = ${shop.companyId}`.execute(
          db,
        ),
      ),
    ).rejects.toThrow(/row-level security/)
  })

  test('to the functions of the counter too', async () => {
    const placeFrom = async (pointOfSaleIds: string[] | null) => {
      const { companyId, register } = shop
      const pointsOfSale = enteredPoints(pointOfSaleIds)
      const asked = { companyId, pointsOfSale, registerId: register.id, sessionId, productIds: [] }
      return (await callFunction(open().db, 'sale_context', asked)).sale_context.place
    }
    expect(await placeFrom(null)).toMatchObject({ pointOfSaleId: shop.pointOfSaleId })
    expect(await placeFrom([shop.pointOfSaleId])).toMatchObject({ pointOfSaleId: shop.pointOfSaleId })
    expect(await placeFrom([other])).toBeNull()
  })

  test('only to those who give ids', () => {
    expect(() => enteredPoints(["' or true --"])).toThrow(TypeError)
    expect(enteredPoints([])).toBe('')
  })
})
