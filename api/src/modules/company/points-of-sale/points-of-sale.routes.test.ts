import { describe, expect, test } from '@jest/globals'
import type { StockLocation } from '@comptoir/contracts/company/locations'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aLocation, putThere } from '../../../../test/locations.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { createPointOfSale } from './points-of-sale.service.ts'

const open = setUpApp()

function aPointOfSale(over: object = {}): object {
  return { code: 'SF', name: 'Sfax Centre', address: null, postalCode: null, city: 'Sfax', phone: null, ...over }
}

describe('points of sale', () => {
  test('refuses whoever may not create one, then creates it', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await refuses(shop.nobody.post('points-of-sale', aPointOfSale()), 'auth.required')
    await refuses((await shop.as('cashier')).post('points-of-sale', aPointOfSale()), 'auth.forbidden')
    await refuses(administrator.post('points-of-sale', aPointOfSale({ name: null })), 'request.invalid')
    await refuses(administrator.post('points-of-sale', aPointOfSale({ colour: 'blue' })), 'request.invalid')
    await refuses(
      (await (await aShop(open())).as('administrator')).post(`/${shop.companyId}/points-of-sale`, aPointOfSale()),
      'company.notFound',
    )
    const response = await administrator.post('points-of-sale', aPointOfSale())
    expect(response.statusCode).toBe(201)
    expect(response.headers['etag']).toBe('"1"')
    expect(response.json()).toMatchObject({ code: 'SF', name: 'Sfax Centre', registerCount: 0, isActive: true })
  })

  test('a code is taken once in a company, and free in another', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const problem = await refuses(
      administrator.post('points-of-sale', aPointOfSale({ code: 'LM' })),
      'pointOfSale.codeTaken',
    )
    expect(problem.errors?.[0]?.pointer).toBe('/code')
  })

  test('a stale version is refused and says who changed it', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const path = `points-of-sale/${shop.pointOfSaleId}`
    const renamed = await administrator.put(path, aPointOfSale({ code: 'LM', name: 'La Marsa Corniche' }), {
      'if-match': '"1"',
    })
    expect(renamed.json<PointOfSale>()).toMatchObject({ name: 'La Marsa Corniche', version: 2 })
    const problem = await refuses(
      administrator.put(path, aPointOfSale({ code: 'LM' }), { 'if-match': '"1"' }),
      'request.versionStale',
    )
    expect(problem.params).toMatchObject({ by: 'The administrator' })
  })

  test('an id names one point of sale only', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const id = newId()
    expect((await administrator.post('points-of-sale', aPointOfSale({ id }))).json<PointOfSale>().id).toBe(id)
    await refuses(administrator.post('points-of-sale', aPointOfSale({ id, code: 'SS' })), 'request.keyReused')
  })

  test('twins that come at once with one key are one write', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const headers = { 'idempotency-key': newId() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => administrator.post('points-of-sale', aPointOfSale(), headers)),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map((answer) => answer.json<PointOfSale>().id)).size).toBe(1)
  })

  test('a change that does not speak of activity leaves it alone, and blank text is none', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const path = `points-of-sale/${shop.pointOfSaleId}`
    expect(
      (
        await administrator.put(path, aPointOfSale({ isActive: false, city: '  ', phone: ' 71 100 200 ' }))
      ).json<PointOfSale>(),
    ).toMatchObject({
      isActive: false,
      city: null,
      phone: '71 100 200',
    })
    expect((await administrator.put(path, aPointOfSale())).json<PointOfSale>()).toMatchObject({
      isActive: false,
      city: 'Sfax',
    })
    expect((await administrator.get('points-of-sale')).json()).toEqual([])
  })

  test('one that has registers is not deleted; an empty one is', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await refuses(administrator.delete(`points-of-sale/${shop.pointOfSaleId}`), 'pointOfSale.inUse')
    const { id } = (await administrator.post('points-of-sale', aPointOfSale())).json<PointOfSale>()
    expect((await administrator.delete(`points-of-sale/${id}`)).statusCode).toBe(204)
    await refuses(administrator.get(`points-of-sale/${id}`), 'pointOfSale.notFound')
  })

  test('one with goods in any of its locations is not deleted; without, its locations go with it', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const { id } = (await administrator.post('points-of-sale', aPointOfSale())).json<PointOfSale>()
    const [shelf] = (await administrator.get(`points-of-sale/${id}/locations`)).json<StockLocation[]>()
    const depot = await aLocation(administrator, id, 'depot')
    const [one, other] = [await putProduct(administrator), await putProduct(administrator)]
    await putThere(open(), shop, depot.id, { productId: one.id, quantityMilli: 5000 })
    await putThere(open(), shop, depot.id, { productId: other.id, quantityMilli: 5000 })
    await putThere(open(), shop, shelf?.id ?? '', { productId: one.id, quantityMilli: 1000 })
    const problem = await refuses(administrator.delete(`points-of-sale/${id}`), 'pointOfSale.inUse')
    const transfers = { transfersOut: 0, transfersIn: 0 }
    const uses = { registers: 0, sales: 0, approvals: 0, imports: 0, ...transfers, adjustments: 0, counts: 0 }
    expect(problem.params).toEqual({ ...uses, products: 2 })
    const empty = (await administrator.post('points-of-sale', aPointOfSale({ code: 'BZ' }))).json<PointOfSale>()
    await aLocation(administrator, empty.id, 'quarantine')
    expect((await administrator.delete(`points-of-sale/${empty.id}`)).statusCode).toBe(204)
  })

  test('one is deleted as it was seen: a stale version stays, says who was first, and comes after what keeps it anyway', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const { id } = (await administrator.post('points-of-sale', aPointOfSale())).json<PointOfSale>()
    const path = `points-of-sale/${id}`
    await administrator.put(path, aPointOfSale({ city: 'Sousse' }))
    const problem = await refuses(administrator.delete(path, { 'if-match': '"1"' }), 'request.versionStale')
    expect(problem.params).toMatchObject({ by: 'The administrator' })
    expect((await administrator.get(path)).headers['etag']).toBe('"2"')
    await refuses(
      administrator.delete(`points-of-sale/${shop.pointOfSaleId}`, { 'if-match': '"7"' }),
      'pointOfSale.inUse',
    )
    expect((await administrator.delete(path, { 'if-match': '"2"' })).statusCode).toBe(204)
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', id)
      .orderBy('recorded_at')
      .execute()
    expect(trace.map(({ action }) => action)).toEqual([
      'pointOfSale.created',
      'pointOfSale.updated',
      'pointOfSale.removed',
    ])
  })

  test('a cashier sees only the shops they work in', async () => {
    const shop = await aShop(open())
    const elsewhere = (
      await (await shop.as('administrator')).post('points-of-sale', aPointOfSale())
    ).json<PointOfSale>()
    const cashier = await shop.as('cashier')
    expect((await cashier.get('points-of-sale')).json()).toEqual([{ id: shop.pointOfSaleId, name: 'La Marsa' }])
    await refuses(cashier.get(`points-of-sale/${elsewhere.id}`), 'pointOfSale.notFound')
  })

  test('one is shown to whoever makes it, also where they may enter only another', async () => {
    const shop = await aShop(open())
    const made = inTransaction({ ...shop.ctx, pointOfSaleIds: [shop.pointOfSaleId] }, (ctx) =>
      createPointOfSale(ctx, anotherShop('SF', 'Sfax')),
    )
    await expect(made).resolves.toMatchObject({ code: 'SF', version: 1 })
  })

  test('lists by page, search and order; refuses fields that it does not know', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    await administrator.post('points-of-sale', aPointOfSale())
    const found = await administrator.get(
      'points-of-sale/paginated?page=1&limit=1&order[field]=name&order[direction]=desc&search[text]=sfax',
    )
    expect(found.json()).toMatchObject({ data: [{ name: 'Sfax Centre' }], meta: { total: 1, page: 1, limit: 1 } })
    const elsewhere = await administrator.get(
      'points-of-sale/paginated?search[text]=centre&search[fields][]=code&search[fields][]=city',
    )
    expect(elsewhere.json()).toMatchObject({ data: [], meta: { total: 0 } })
    await refuses(administrator.get('points-of-sale/paginated?order[field]=company_id'), 'request.invalid')
    await refuses(
      administrator.get('points-of-sale/paginated?search[text]=a&search[fields][]=password'),
      'request.invalid',
    )
    await refuses(administrator.get('points-of-sale/paginated?limit=1000'), 'request.invalid')
  })

  test('the same key gives the first answer again, with another body it is refused', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    const headers = { 'idempotency-key': newId() }
    const first = await administrator.post('points-of-sale', aPointOfSale(), headers)
    const again = await administrator.post('points-of-sale', aPointOfSale(), headers)
    expect(again.json()).toEqual(first.json())
    await refuses(administrator.post('points-of-sale', aPointOfSale({ name: 'Another' }), headers), 'request.keyReused')
  })
})
