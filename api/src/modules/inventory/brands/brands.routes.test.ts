import { describe, expect, test } from '@jest/globals'
import type { Brand } from '@comptoir/contracts/inventory/brands'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { useApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = useApp()

let count = 0

async function putBrand(caller: Caller, name = `Brand ${(count += 1)}`): Promise<Brand> {
  return (await caller.post('brands', { name })).json<Brand>()
}

describe('brands', () => {
  test('refuse whoever may not create one, and a body of another shape', async () => {
    const shop = await aShop(open())
    const body = { name: 'Vitalait' }
    await refuses(shop.nobody.post('brands', body), 'auth.required')
    await refuses((await shop.as('cashier')).post('brands', body), 'auth.forbidden')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/brands`, body), 'company.notFound')
    const manager = await shop.as('manager')
    for (const wrong of [
      {},
      { name: '' },
      { name: '  ' },
      { name: null },
      { name: 'x'.repeat(81) },
      { ...body, version: 1 },
    ]) {
      await refuses(manager.post('brands', wrong), 'request.invalid')
    }
  })

  test('are created with a name that nobody else has, however it is written', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const made = await manager.post('brands', { name: ' Vitalait ' })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ name: 'Vitalait', isActive: true, productCount: 0, version: 1 })
    const problem = await refuses(manager.post('brands', { name: 'VITALAIT' }), 'brand.nameTaken')
    expect(problem.errors?.[0]?.pointer).toBe('/name')
    expect((await (await (await aShop(open())).as('manager')).post('brands', { name: 'Vitalait' })).statusCode).toBe(
      201,
    )
    const { id } = made.json<Brand>()
    await refuses(manager.post('brands', { id, name: 'Other' }), 'request.keyReused')
  })

  test('one is shown to whoever may read; others’ and unknown ones are the same 404', async () => {
    const shop = await aShop(open())
    const { id } = await putBrand(await shop.as('manager'))
    const reader = await shop.as('readOnly')
    expect((await reader.get(`brands/${id}`)).headers['etag']).toBe('"1"')
    await refuses(shop.nobody.get(`brands/${id}`), 'auth.required')
    await refuses((await (await aShop(open())).as('manager')).get(`brands/${id}`), 'brand.notFound')
    await refuses(reader.get(`brands/${newId()}`), 'brand.notFound')
    await refuses(reader.get('brands/none'), 'request.invalid')
  })

  test('one is changed by whoever may; a stale version says who was first', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putBrand(manager)
    const taken = await putBrand(manager)
    const path = `brands/${id}`
    await refuses(shop.nobody.put(path, { name: 'x' }), 'auth.required')
    await refuses((await shop.as('accountant')).put(path, { name: 'x' }), 'auth.forbidden')
    await refuses(manager.put(path, { name: null }), 'request.invalid')
    await refuses(manager.put(path, { name: taken.name }), 'brand.nameTaken')
    await refuses((await (await aShop(open())).as('manager')).put(path, { name: 'x' }), 'brand.notFound')
    const changed = await manager.put(path, { name: 'Délice', isActive: false }, { 'if-match': '"1"' })
    expect(changed.json()).toMatchObject({ name: 'Délice', isActive: false, version: 2 })
    const problem = await refuses(manager.put(path, { name: 'x' }, { 'if-match': '"1"' }), 'request.versionStale')
    expect(problem.message).toContain('The manager')
    expect((await manager.put(path, { name: 'Délice' })).json()).toMatchObject({ isActive: false, version: 3 })
  })

  test('one is deleted by whoever may, unless a product has it; each change leaves its trace', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putBrand(manager)
    const path = `brands/${id}`
    await refuses(shop.nobody.delete(path), 'auth.required')
    await refuses((await shop.as('cashier')).delete(path), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).delete(path), 'brand.notFound')
    const product = await putProduct(manager, { brandId: id })
    expect((await refuses(manager.delete(path), 'brand.inUse')).params).toEqual({ products: 1 })
    await manager.delete(`products/${product.id}`)
    await refuses(manager.delete(path, { 'if-match': '"7"' }), 'request.versionStale')
    expect((await manager.delete(path, { 'if-match': '"1"' })).statusCode).toBe(204)
    await refuses(manager.get(path), 'brand.notFound')
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('entity_id', '=', id)
      .orderBy('recorded_at')
      .execute()
    expect(trace).toEqual(['brand.created', 'brand.removed'].map((action) => ({ action, user_id: manager.userId })))
  })

  test('are listed by name, searched without regard to accents, filtered and paged', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    for (const name of ['Crème', 'Amande', 'Beurre']) await putBrand(manager, name)
    const { id } = await putBrand(manager, 'Datte')
    await manager.put(`brands/${id}`, { name: 'Datte', isActive: false })
    const names = async (query: string): Promise<string[]> => {
      const page = (await manager.get(`brands/paginated?${query}`)).json<PaginatedOf<Brand>>()
      return page.data.map(({ name }) => name)
    }
    expect(await names('')).toEqual(['Amande', 'Beurre', 'Crème', 'Datte'])
    expect(await names('search[text]=creme')).toEqual(['Crème'])
    expect(await names('filter[isActive]=false')).toEqual(['Datte'])
    expect(await names('order[field]=name&order[direction]=desc&limit=2&page=2')).toEqual(['Beurre', 'Amande'])
    const short = (await manager.get('brands')).json<ShortItem[]>()
    expect(short.map(({ name }) => name)).toEqual(['Amande', 'Beurre', 'Crème'])
    for (const query of [
      'order[field]=version',
      'filter[name]=x',
      'search[text]=a&search[fields][]=id',
      'limit=101',
      'cursor=x',
    ]) {
      await refuses(manager.get(`brands/paginated?${query}`), 'request.invalid')
    }
    await refuses(shop.nobody.get('brands/paginated'), 'auth.required')
    await refuses(shop.nobody.get('brands'), 'auth.required')
  })
})
