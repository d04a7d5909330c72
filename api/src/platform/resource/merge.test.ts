import { describe, expect, test } from '@jest/globals'
import { BRANDS, type Brand } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import { UNITS } from '@comptoir/contracts/inventory/units'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import { ROLES } from '@comptoir/contracts/roles'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { aProduct, putProduct } from '../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../test/shop.ts'

const open = setUpApp()

/** Rows as all resources have them that can be merged. */
type Row = Omit<Brand, 'version'> & { version: number }

const MERGED = [
  { declared: BRANDS, field: 'brandId', shown: 'brand' },
  { declared: UNITS, field: 'unitId', shown: 'unit' },
  { declared: CATEGORIES, field: 'categoryId', shown: 'category' },
] as const

describe.each(MERGED)('$declared.path', ({ declared, field, shown }) => {
  const { path, entity, errors } = declared
  const put = async (caller: Caller, name: string, isActive = true): Promise<Row> =>
    (await caller.post(path, { name, isActive })).json<Row>()
  const merge = (caller: Caller, from: Row, intoId: string, version = from.version) =>
    caller.post(`${path}/${from.id}/merge`, { intoId, version })
  const of = (id: string): Partial<ProductInput> => ({ [field]: id })
  const count = async (caller: Caller, id: string) => (await caller.get(`${path}/${id}`)).json<Row>().productCount

  async function aPair() {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    return { shop, manager, from: await put(manager, 'Delice'), into: await put(manager, 'Délice') }
  }

  test('all products move to the other one, the first is gone, and the trail says into which it went', async () => {
    const { manager, from, into } = await aPair()
    const moved = [await putProduct(manager, of(from.id)), await putProduct(manager, of(from.id))]
    const apart = await putProduct(manager, of((await put(manager, 'Sicam')).id))
    await putProduct(manager, of(into.id))
    const answer = await merge(manager, from, into.id)
    expect({ status: answer.statusCode, body: answer.json<Row>() }).toEqual({
      status: 200,
      body: { ...into, productCount: 3 },
    })
    for (const { id } of moved)
      expect((await manager.get(`products/${id}`)).json<Product>()[shown]).toEqual({ id: into.id, name: 'Délice' })
    expect((await manager.get(`products/${apart.id}`)).json<Product>()[shown]?.name).toBe('Sicam')
    await refuses(manager.get(`${path}/${from.id}`), errors.notFound)
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'user_id', 'before', 'after'])
      .where('entity_id', '=', from.id)
      .where('action', '=', `${entity}.merged`)
      .execute()
    expect(trace).toEqual([
      {
        action: `${entity}.merged`,
        user_id: manager.userId,
        before: { ...from, productCount: 2 },
        after: { into: { id: into.id, name: 'Délice' } },
      },
    ])
  })

  test('a product of another company that has the same name stays as it is', async () => {
    const { manager, from, into } = await aPair()
    const stranger = await (await aShop(open())).as('manager')
    const theirs = await put(stranger, 'Delice')
    const product = await putProduct(stranger, of(theirs.id))
    await merge(manager, from, into.id)
    expect((await stranger.get(`products/${product.id}`)).json<Product>()[shown]?.id).toBe(theirs.id)
  })

  test('the same request twice with one key merges once and gives the first answer again', async () => {
    const { manager, from, into } = await aPair()
    const body = { intoId: into.id, version: from.version }
    const headers = { 'idempotency-key': newId() }
    const once = await manager.post(`${path}/${from.id}/merge`, body, headers)
    const twice = await manager.post(`${path}/${from.id}/merge`, body, headers)
    expect(once.statusCode).toBe(200)
    expect(twice.statusCode).toBe(200)
    expect(twice.json()).toEqual(once.json())
    await refuses(merge(manager, from, into.id), errors.notFound)
  })

  test('not into itself, into an inactive one, into one that is gone or of another company', async () => {
    const { manager, from, into } = await aPair()
    await putProduct(manager, of(from.id))
    const stranger = await (await aShop(open())).as('manager')
    const inactive = await put(manager, 'Ancienne', false)
    await refuses(merge(manager, from, from.id), errors.mergedIntoItself)
    expect((await refuses(merge(manager, from, inactive.id), errors.mergedIntoInactive)).params).toEqual({
      name: 'Ancienne',
    })
    for (const unknown of [newId(), (await put(stranger, 'Ailleurs')).id])
      await refuses(merge(manager, from, unknown), errors.notFound)
    await refuses(merge(stranger, from, (await put(stranger, 'Autre')).id), errors.notFound)
    await refuses(merge(manager, { ...from, id: newId() }, into.id), errors.notFound)
    expect(await count(manager, from.id)).toBe(1)
    expect(await count(manager, into.id)).toBe(0)
  })

  test('what somebody changed meanwhile is not merged: it says who was first', async () => {
    const { manager, from, into } = await aPair()
    await putProduct(manager, of(from.id))
    await manager.put(`${path}/${from.id}`, { name: 'Delice SA' })
    const stale = await refuses(merge(manager, from, into.id), 'request.versionStale')
    expect(stale.message).toContain('The manager')
    expect(await count(manager, from.id)).toBe(1)
    expect((await merge(manager, from, into.id, 2)).statusCode).toBe(200)
  })

  test('an inactive one may be merged into an active one', async () => {
    const { manager, into } = await aPair()
    const old = await put(manager, 'Ancienne', false)
    await putProduct(manager, of(old.id))
    expect((await merge(manager, old, into.id)).json<Row>().productCount).toBe(1)
  })

  test('a body of another shape is refused, and so is whoever may not write', async () => {
    const { shop, manager, from, into } = await aPair()
    const address = `${path}/${from.id}/merge`
    for (const wrong of [
      {},
      { intoId: into.id },
      { version: 1 },
      { intoId: 'no id', version: 1 },
      { intoId: into.id, version: 0 },
      { intoId: into.id, version: 1, name: 'x' },
    ])
      await refuses(manager.post(address, wrong), 'request.invalid')
    const held = PERMISSIONS.get(declared.permissions.write) ?? []
    const others = ROLES.filter((role) => !held.includes(role))
    expect(others.length).toBeGreaterThan(0)
    for (const role of others) await refuses(merge(await shop.as(role), from, into.id), 'auth.forbidden')
    await refuses(merge(shop.nobody, from, into.id), 'auth.required')
  })

  test('a product that still names the merged one is refused at its field', async () => {
    const { manager, from, into } = await aPair()
    const { id } = await putProduct(manager, of(from.id))
    await merge(manager, from, into.id)
    const refused = await refuses(manager.put(`products/${id}`, aProduct(of(from.id))), errors.notFound)
    expect(refused.errors?.map(({ pointer }) => pointer)).toEqual([`/${field}`])
  })
})

test('a product is found by the name of the brand that it was merged into, and no longer by the other', async () => {
  const manager = await (await aShop(open())).as('manager')
  const [from, into] = await Promise.all(
    ['Vitalait', 'Natilait'].map(async (name) => (await manager.post('brands', { name })).json<Brand>()),
  )
  const product = await putProduct(manager, { designation: 'Yaourt', brandId: from?.id ?? null })
  await manager.post(`brands/${from?.id}/merge`, { intoId: into?.id, version: 1 })
  const found = async (text: string): Promise<string[]> =>
    (await manager.get(`products/paginated?search[text]=${text}`)).json<PaginatedOf<Product>>().data.map(({ id }) => id)
  expect(await found('natilait')).toEqual([product.id])
  expect(await found('vitalait')).not.toContain(product.id)
})
