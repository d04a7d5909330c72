import { describe, expect, test } from '@jest/globals'
import type { StockLocation } from '@comptoir/contracts/company/locations'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aLocation, putThere } from '../../../../test/locations.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'

const open = setUpApp()

const pathOf = ({ pointOfSaleId }: { pointOfSaleId: string }): string => `points-of-sale/${pointOfSaleId}/locations`
const DEPOT = { name: ' Réserve ', kind: 'depot' } as const

async function namesOf(caller: Caller, shop: { pointOfSaleId: string }): Promise<[string, string][]> {
  const list = (await caller.get(pathOf(shop))).json<StockLocation[]>()
  return list.map(({ name, kind }) => [name, kind])
}

/** Somebody who may see and change points of sale, but enter only the shop's. */
async function boundAdministrator(shop: Shop): Promise<Caller> {
  const administrator = await shop.as('administrator')
  await open()
    .admin.insertInto('app_user_point_of_sale')
    .values({ company_id: shop.companyId, user_id: administrator.userId, point_of_sale_id: shop.pointOfSaleId })
    .execute()
  await open()
    .admin.updateTable('app_user')
    .set({ has_all_points_of_sale: false })
    .where('company_id', '=', shop.companyId)
    .where('id', '=', administrator.userId)
    .execute()
  return administrator
}

describe('locations', () => {
  test('refuses whoever may not create one, then creates it', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await refuses(shop.nobody.post(pathOf(shop), DEPOT), 'auth.required')
    await refuses((await shop.as('manager')).post(pathOf(shop), DEPOT), 'auth.forbidden')
    await refuses(administrator.post(pathOf(shop), { ...DEPOT, name: ' ' }), 'request.invalid')
    await refuses(administrator.post(pathOf(shop), { ...DEPOT, kind: 'transit' }), 'request.invalid')
    await refuses(administrator.post(pathOf(shop), { ...DEPOT, colour: 'blue' }), 'request.invalid')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/${pathOf(shop)}`, DEPOT), 'company.notFound')
    await refuses(stranger.post(pathOf(shop), DEPOT), 'pointOfSale.notFound')
    await refuses(administrator.post(pathOf({ pointOfSaleId: newId() }), DEPOT), 'pointOfSale.notFound')
    const response = await administrator.post(pathOf(shop), DEPOT)
    expect(response.statusCode).toBe(201)
    expect(response.headers['etag']).toBe('"1"')
    const { pointOfSaleId } = shop
    expect(response.json()).toMatchObject({ pointOfSaleId, name: 'Réserve', kind: 'depot', isActive: true })
  })

  test('refuses whoever may not read them, then lists the shop first and the others by name', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const returns = await aLocation(administrator, shop.pointOfSaleId, 'quarantine', 'Returns')
    await aLocation(administrator, shop.pointOfSaleId, 'depot', 'Cellar')
    await refuses(shop.nobody.get(pathOf(shop)), 'auth.required')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.get(pathOf(shop)), 'pointOfSale.notFound')
    await refuses(administrator.get(`${pathOf(shop)}/${newId()}`), 'location.notFound')
    const cashier = await shop.as('cashier')
    expect(await namesOf(cashier, shop)).toEqual([
      ['Sales floor', 'shop'],
      ['Cellar', 'depot'],
      ['Returns', 'quarantine'],
    ])
    const one = await cashier.get(`${pathOf(shop)}/${returns.id}`)
    expect(one.headers['etag']).toBe('"1"')
    expect(one.json<StockLocation>()).toEqual(returns)
  })

  test('are those of the points of sale that one may enter: others are as if they were not there', async () => {
    const shop = await aShop(open())
    const everywhere = await shop.as('administrator')
    const sfax = (await everywhere.post('points-of-sale', anotherShop('SF', 'Sfax'))).json<PointOfSale>()
    const there = { pointOfSaleId: sfax.id }
    const depot = await aLocation(everywhere, sfax.id, 'depot')
    const bound = await boundAdministrator(shop)
    expect((await bound.get(pathOf(shop))).statusCode).toBe(200)
    const path = `${pathOf(there)}/${depot.id}`
    for (const answer of [
      bound.get(pathOf(there)),
      bound.get(path),
      bound.post(pathOf(there), DEPOT),
      bound.put(path, DEPOT),
      bound.delete(path),
    ])
      await refuses(answer, 'pointOfSale.notFound')
    await refuses(bound.get(`${pathOf(shop)}/${depot.id}`), 'location.notFound')
    await refuses(bound.put(`${pathOf(shop)}/${depot.id}`, DEPOT), 'location.notFound')
    await refuses(bound.delete(`${pathOf(shop)}/${depot.id}`), 'location.notFound')
    expect(await namesOf(everywhere, there)).toContainEqual([depot.name, 'depot'])
  })

  test('a name is taken once in a point of sale, whatever its case, and free in the next', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot', 'Réserve')
    const problem = await refuses(
      administrator.post(pathOf(shop), { name: 'RÉSERVE ', kind: 'quarantine' }),
      'location.nameTaken',
    )
    expect([problem.errors?.[0]?.pointer, problem.params]).toEqual(['/name', { name: 'RÉSERVE' }])
    const other = await aLocation(administrator, shop.pointOfSaleId, 'depot', 'Cellar')
    await refuses(administrator.put(`${pathOf(shop)}/${other.id}`, { ...DEPOT, name: 'réserve' }), 'location.nameTaken')
    const sfax = (await administrator.post('points-of-sale', anotherShop('SF', 'Sfax'))).json<PointOfSale>()
    expect((await aLocation(administrator, sfax.id, 'depot', 'Réserve')).version).toBe(1)
    await refuses(administrator.post(pathOf(shop), { id: depot.id, ...DEPOT, name: 'Twice' }), 'request.keyReused')
  })

  test('refuses whoever may not change one, then does; a stale version says who was first', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot', 'Cellar')
    const path = `${pathOf(shop)}/${depot.id}`
    const changed = { name: 'Returns', kind: 'quarantine', isActive: false }
    await refuses(shop.nobody.put(path, changed), 'auth.required')
    await refuses((await shop.as('manager')).put(path, changed), 'auth.forbidden')
    await refuses(administrator.put(path, { name: 'Returns' }), 'request.invalid')
    await refuses((await (await aShop(open())).as('administrator')).put(path, changed), 'pointOfSale.notFound')
    await refuses(administrator.put(`${pathOf(shop)}/${newId()}`, changed), 'location.notFound')
    const after = await administrator.put(path, changed, { 'if-match': '"1"' })
    expect(after.json<StockLocation>()).toMatchObject({ ...changed, version: 2 })
    const problem = await refuses(administrator.put(path, changed, { 'if-match': '"1"' }), 'request.versionStale')
    expect(problem.params).toMatchObject({ by: 'The administrator' })
    // What is not said of activity stays.
    const again = await administrator.put(path, { name: 'Returns', kind: 'depot' })
    expect(again.json<StockLocation>()).toMatchObject({ kind: 'depot', isActive: false, version: 3 })
    expect((await administrator.put(path, { ...changed, isActive: true })).json()).toMatchObject({ isActive: true })
  })

  test('refuses whoever may not delete one, then deletes it as it was seen', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot', 'Cellar')
    const path = `${pathOf(shop)}/${depot.id}`
    await refuses(shop.nobody.delete(path), 'auth.required')
    await refuses((await shop.as('manager')).delete(path), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('administrator')).delete(path), 'pointOfSale.notFound')
    await administrator.put(path, { name: 'Attic', kind: 'depot' })
    await refuses(administrator.delete(path, { 'if-match': '"1"' }), 'request.versionStale')
    expect((await administrator.delete(path, { 'if-match': '"2"' })).statusCode).toBe(204)
    await refuses(administrator.delete(path), 'location.notFound')
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', depot.id)
      .orderBy('recorded_at')
      .execute()
    expect(trace).toMatchObject([
      { action: 'location.created', before: null, after: { name: 'Cellar', kind: 'depot' } },
      { action: 'location.updated', before: { name: 'Cellar' }, after: { name: 'Attic' } },
      { action: 'location.removed', before: { name: 'Attic', pointOfSaleId: shop.pointOfSaleId }, after: null },
    ])
  })

  test('one whose goods ever moved stays, and says how many products and imports keep it', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const { id } = await aLocation(administrator, shop.pointOfSaleId, 'depot')
    const [one, other] = [await putProduct(administrator), await putProduct(administrator)]
    await putThere(open(), shop, id, { productId: one.id, quantityMilli: 5000 })
    await putThere(open(), shop, id, { productId: other.id, quantityMilli: 1000 })
    const problem = await refuses(administrator.delete(`${pathOf(shop)}/${id}`), 'location.inUse')
    expect(problem.params).toEqual({ products: 2, imports: 0, adjustments: 0, counts: 0 })
    const elsewhere = await refuses(
      administrator.put(`${pathOf(shop)}/${id}`, { name: 'Old depot', kind: 'quarantine' }),
      'location.kindStays',
    )
    expect([elsewhere.params, elsewhere.errors?.[0]?.pointer]).toEqual([{ products: 2 }, '/kind'])
    const inactive = { name: 'Old depot', kind: 'depot', isActive: false }
    expect((await administrator.put(`${pathOf(shop)}/${id}`, inactive)).json()).toMatchObject(inactive)
  })
})

describe('the shop of a point of sale', () => {
  test('is there from the beginning, called by the product in the language of each reader until it is renamed', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const path = `${pathOf(shop)}/${shop.locationId}`
    const read = async (language: string) =>
      (await administrator.get(path, { 'accept-language': language })).json<StockLocation>().name
    const inAll = async () => [await read('en'), await read('fr'), await read('ar')]
    const given = ['Sales floor', 'Surface de vente', 'فضاء البيع']
    expect(await inAll()).toEqual(given)
    // No other location is called what somebody reads there.
    for (const name of [...given, ' surface de VENTE '])
      await refuses(administrator.post(pathOf(shop), { name, kind: 'depot' }), 'location.nameTaken')
    const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot')
    const renamedTo = { name: 'Surface de vente', kind: 'depot' }
    await refuses(administrator.put(`${pathOf(shop)}/${depot.id}`, renamedTo), 'location.nameTaken')
    // Saved as it was shown, it is still the product's word.
    await administrator.put(path, { name: 'Surface de vente', kind: 'shop' })
    expect(await inAll()).toEqual(given)
    const renamed = await administrator.put(path, { name: 'Boutique', kind: 'shop', isActive: true })
    expect(renamed.json()).toMatchObject({ name: 'Boutique', kind: 'shop' })
    expect(await inAll()).toEqual(['Boutique', 'Boutique', 'Boutique'])
    expect((await administrator.put(`${pathOf(shop)}/${depot.id}`, renamedTo)).json()).toMatchObject(renamedTo)
  })

  test('stays the only one, a shop, and active', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const path = `${pathOf(shop)}/${shop.locationId}`
    const pointerOf = async (kind: string, isActive?: boolean) =>
      (await refuses(administrator.put(path, { name: 'Boutique', kind, isActive }), 'location.shopStays')).errors?.[0]
        ?.pointer
    expect(await pointerOf('depot')).toBe('/kind')
    expect(await pointerOf('shop', false)).toBe('/isActive')
    await refuses(administrator.delete(path), 'location.shopStays')
    await refuses(administrator.post(pathOf(shop), { name: 'Boutique', kind: 'shop' }), 'location.oneShop')
    const depot = await aLocation(administrator, shop.pointOfSaleId, 'depot')
    const problem = await refuses(
      administrator.put(`${pathOf(shop)}/${depot.id}`, { name: depot.name, kind: 'shop' }),
      'location.oneShop',
    )
    expect(problem.errors?.[0]?.pointer).toBe('/kind')
    expect(await namesOf(administrator, shop)).toEqual([
      ['Sales floor', 'shop'],
      [depot.name, 'depot'],
    ])
  })
})
