import { describe, expect, test } from '@jest/globals'
import type { Unit } from '@comptoir/contracts/inventory/units'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { useApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = useApp()

let count = 0

async function putUnit(caller: Caller, name = `Unit ${(count += 1)}`): Promise<Unit> {
  return (await caller.post('units', { name })).json<Unit>()
}

describe('units', () => {
  test('refuse whoever may not create one, and a body of another shape', async () => {
    const shop = await aShop(open())
    const body = { name: 'Vitalait' }
    await refuses(shop.nobody.post('units', body), 'auth.required')
    await refuses((await shop.as('cashier')).post('units', body), 'auth.forbidden')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/units`, body), 'company.notFound')
    const manager = await shop.as('manager')
    for (const wrong of [
      {},
      { name: '' },
      { name: '  ' },
      { name: null },
      { name: 'x'.repeat(81) },
      { ...body, version: 1 },
    ]) {
      await refuses(manager.post('units', wrong), 'request.invalid')
    }
  })

  test('are created with a name that nobody else has, however it is written', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const made = await manager.post('units', { name: ' Vitalait ' })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ name: 'Vitalait', isActive: true, productCount: 0, version: 1 })
    const problem = await refuses(manager.post('units', { name: 'VITALAIT' }), 'unit.nameTaken')
    expect(problem.errors?.[0]?.pointer).toBe('/name')
    expect((await (await (await aShop(open())).as('manager')).post('units', { name: 'Vitalait' })).statusCode).toBe(201)
    const { id } = made.json<Unit>()
    await refuses(manager.post('units', { id, name: 'Other' }), 'request.keyReused')
  })

  test('one is shown to whoever may read; others’ and unknown ones are the same 404', async () => {
    const shop = await aShop(open())
    const { id } = await putUnit(await shop.as('manager'))
    const reader = await shop.as('readOnly')
    expect((await reader.get(`units/${id}`)).headers['etag']).toBe('"1"')
    await refuses(shop.nobody.get(`units/${id}`), 'auth.required')
    await refuses((await (await aShop(open())).as('manager')).get(`units/${id}`), 'unit.notFound')
    await refuses(reader.get(`units/${newId()}`), 'unit.notFound')
    await refuses(reader.get('units/none'), 'request.invalid')
  })

  test('one is changed by whoever may; a stale version says who was first', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putUnit(manager)
    const taken = await putUnit(manager)
    const path = `units/${id}`
    await refuses(shop.nobody.put(path, { name: 'x' }), 'auth.required')
    await refuses((await shop.as('accountant')).put(path, { name: 'x' }), 'auth.forbidden')
    await refuses(manager.put(path, { name: null }), 'request.invalid')
    await refuses(manager.put(path, { name: taken.name }), 'unit.nameTaken')
    await refuses((await (await aShop(open())).as('manager')).put(path, { name: 'x' }), 'unit.notFound')
    const changed = await manager.put(path, { name: 'Délice', isActive: false }, { 'if-match': '"1"' })
    expect(changed.json()).toMatchObject({ name: 'Délice', isActive: false, version: 2 })
    const problem = await refuses(manager.put(path, { name: 'x' }, { 'if-match': '"1"' }), 'request.versionStale')
    expect(problem.message).toContain('The manager')
    expect((await manager.put(path, { name: 'Délice' })).json()).toMatchObject({ isActive: false, version: 3 })
  })

  test('one is deleted by whoever may, unless a product has it; each change leaves its trace', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putUnit(manager)
    const path = `units/${id}`
    await refuses(shop.nobody.delete(path), 'auth.required')
    await refuses((await shop.as('cashier')).delete(path), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).delete(path), 'unit.notFound')
    const product = await putProduct(manager, { unitId: id })
    expect((await refuses(manager.delete(path), 'unit.inUse')).params).toEqual({ products: 1 })
    await manager.delete(`products/${product.id}`)
    await refuses(manager.delete(path, { 'if-match': '"7"' }), 'request.versionStale')
    expect((await manager.delete(path, { 'if-match': '"1"' })).statusCode).toBe(204)
    await refuses(manager.get(path), 'unit.notFound')
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'user_id'])
      .where('entity_id', '=', id)
      .orderBy('recorded_at')
      .execute()
    expect(trace).toEqual(['unit.created', 'unit.removed'].map((action) => ({ action, user_id: manager.userId })))
  })

  test('are listed by name, searched without regard to accents, filtered and paged', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    for (const name of ['Crème', 'Amande', 'Beurre']) await putUnit(manager, name)
    const { id } = await putUnit(manager, 'Datte')
    await manager.put(`units/${id}`, { name: 'Datte', isActive: false })
    const names = async (query: string): Promise<string[]> => {
      const page = (await manager.get(`units/paginated?${query}`)).json<PaginatedOf<Unit>>()
      return page.data.map(({ name }) => name)
    }
    expect(await names('')).toEqual(['Amande', 'Beurre', 'Crème', 'Datte'])
    expect(await names('search[text]=creme')).toEqual(['Crème'])
    expect(await names('filter[isActive]=false')).toEqual(['Datte'])
    expect(await names('order[field]=name&order[direction]=desc&limit=2&page=2')).toEqual(['Beurre', 'Amande'])
    const short = (await manager.get('units')).json<ShortItem[]>()
    expect(short.map(({ name }) => name)).toEqual(['Amande', 'Beurre', 'Crème'])
    for (const query of [
      'order[field]=version',
      'filter[name]=x',
      'search[text]=a&search[fields][]=id',
      'limit=101',
      'cursor=x',
    ]) {
      await refuses(manager.get(`units/paginated?${query}`), 'request.invalid')
    }
    await refuses(shop.nobody.get('units/paginated'), 'auth.required')
    await refuses(shop.nobody.get('units'), 'auth.required')
  })
})
