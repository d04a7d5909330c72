import { describe, expect, test } from '@jest/globals'
import type { BulkChangeInput, ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import type { Product } from '@comptoir/contracts/inventory/products'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { undone } from '../../../../test/undo.ts'

const open = setUpApp()

const named = async (caller: Caller, path: string, body: object): Promise<string> =>
  (await caller.post(path, body)).json<{ id: string }>().id
const read = async (caller: Caller, id: string): Promise<Product> =>
  (await caller.get(`products/${id}`)).json<Product>()
const change = async (caller: Caller, input: BulkChangeInput): Promise<ChangeSet> => {
  const answer = await caller.post('product-changes', input)
  expect(answer.statusCode).toBe(201)
  return answer.json<ChangeSet>()
}

async function aCatalogue() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const oils = await named(manager, 'categories', { name: 'Huiles' })
  const extra = await named(manager, 'subcategories', { name: 'Extra vierge', categoryId: oils })
  const teas = await named(manager, 'categories', { name: 'Thés' })
  const brand = await named(manager, 'brands', { name: 'Cap Bon' })
  const one = await putProduct(manager, { categoryId: oils, subcategoryId: extra })
  const two = await putProduct(manager, { categoryId: teas, brandId: brand })
  return { shop, manager, oils, extra, teas, brand, one, two }
}

describe('changing many products', () => {
  test('changes those that differ, each by a version, and is told in the audit trail', async () => {
    const { shop, manager, teas, brand, one, two } = await aCatalogue()
    const set = await change(manager, { ids: [one.id, two.id], change: { categoryId: teas, brandId: brand } })
    expect(set).toMatchObject({ kind: 'bulk', state: 'applied', createdCount: 0, changedCount: 1 })
    expect(set.title).toBe('Category: Thés, Brand: Cap Bon')
    const changed = { category: { id: teas }, subcategory: null, brand: { id: brand }, version: one.version + 1 }
    expect(await read(manager, one.id)).toMatchObject(changed)
    expect((await read(manager, two.id)).version).toBe(two.version)
    const rows = await open()
      .admin.selectFrom('audit_log')
      .select('action')
      .where('company_id', '=', shop.companyId)
      .execute()
    expect(rows.map(({ action }) => action)).toContain('productChange.applied')
  })

  test('is undone, with the subcategory that the category took along', async () => {
    const { manager, oils, extra, one, two } = await aCatalogue()
    const { id } = await change(manager, { ids: [one.id, two.id], change: { categoryId: null, isActive: false } })
    expect(await read(manager, one.id)).toMatchObject({ category: null, subcategory: null, isActive: false })
    expect(await undone(open(), { manager }, id)).toMatchObject({ state: 'undone', keptCount: 0 })
    expect(await read(manager, one.id)).toMatchObject({
      category: { id: oils },
      subcategory: { id: extra },
      isActive: true,
    })
    expect(await read(manager, two.id)).toMatchObject({ isActive: true })
  })

  test('leaves what was deleted meanwhile', async () => {
    const { manager, one, two } = await aCatalogue()
    await manager.delete(`products/${one.id}`)
    const set = await change(manager, { ids: [one.id, two.id], change: { isActive: false } })
    expect(set.changedCount).toBe(1)
  })

  test('is refused to who may not, in other companies, and for what is not there', async () => {
    const { shop, manager, one } = await aCatalogue()
    const input: BulkChangeInput = { ids: [one.id], change: { isActive: false } }
    await refuses(shop.nobody.post('product-changes', input), 'auth.required')
    for (const role of ['cashier', 'stockKeeper', 'accountant'] as const)
      await refuses((await shop.as(role)).post('product-changes', input), 'auth.forbidden')
    const other = await aShop(open())
    const stranger = await other.as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/product-changes`, input), 'company.notFound')
    expect(await change(stranger, input)).toMatchObject({ changedCount: 0 })
    for (const [field, code] of [
      ['categoryId', 'category.notFound'],
      ['brandId', 'brand.notFound'],
    ] as const)
      await refuses(manager.post('product-changes', { ids: [one.id], change: { [field]: newId() } }), code)
    for (const wrong of [
      { ...input, ids: [] },
      { ...input, ids: [one.id, one.id] },
      { ...input, change: {} },
      { ...input, change: { price: 1 } },
    ])
      await refuses(manager.post('product-changes', wrong), 'request.invalid')
    expect(await read(manager, one.id)).toMatchObject({ isActive: true, version: one.version })
  })
})
