import { describe, expect, test } from '@jest/globals'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { aGroup, aWardrobe, byName, putAttribute, variantsOf } from '../../../../test/variants.ts'

const open = setUpApp()

const aManager = async (): Promise<Caller> => (await aShop(open())).as('manager')
const read = async (caller: Caller, id: string): Promise<VariantGroup> =>
  (await caller.get(`variant-groups/${id}`)).json<VariantGroup>()

async function actions(entityId: string): Promise<string[]> {
  const rows = await open()
    .admin.selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', entityId)
    .orderBy('recorded_at')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('making a group', () => {
  test('the product is the first variant, the others are products with what it has', async () => {
    const manager = await aManager()
    const brandId = (await manager.post('brands', { name: 'Zen' })).json<{ id: string }>().id
    const { group, product } = await aGroup(
      manager,
      [
        ['M', 'Écru'],
        ['M', 'Rouge'],
        ['S', 'Écru'],
      ],
      { brandId, price: 29.9, purchasePrice: 12, minimumStockMilli: 2000, barcodes: ['6191'], designationAr: 'قميص' },
    )
    expect(group).toMatchObject({ designation: 'T-shirt', attributes: [{ name: 'Taille' }, { name: 'Couleur' }] })
    // In the order of the values, not of the names.
    expect(Object.keys(variantsOf(group))).toEqual(['S, Rouge', 'S, Écru', 'M, Rouge', 'M, Écru'])
    const { 'S, Rouge': first, 'M, Écru': other } = variantsOf(group)
    expect(first).toMatchObject({
      id: product.id,
      code: 'TSHIRT',
      barcodes: ['6191'],
      designation: 'T-shirt – S, Rouge',
    })
    expect(other).toMatchObject({
      code: 'TSHIRT-M-ECRU',
      designation: 'T-shirt – M, Écru',
      designationAr: 'قميص – M، Écru',
      designationEn: null,
      barcodes: [],
      brand: { name: 'Zen' },
      priceTtc: 29.9,
      purchasePrice: 12,
      minimumStockMilli: 2000,
      variant: { groupId: group.id, values: ['M', 'Écru'] },
    })
    expect(await actions(group.id)).toEqual(['variantGroup.created'])
    expect(await actions(other?.id ?? '')).toEqual(['product.created'])
    expect(await actions(product.id)).toEqual(['product.created', 'product.updated'])
  })

  test('each is found by the name of its value, and all by their group', async () => {
    const manager = await aManager()
    await putProduct(manager)
    const { group } = await aGroup(manager, [['M', 'Écru']])
    const found = async (query: string): Promise<string[]> =>
      (await manager.get(`products/paginated?${query}`)).json<PaginatedOf<Product>>().data.map(({ code }) => code)
    expect(await found('search[text]=ecru')).toEqual(['TSHIRT-M-ECRU'])
    expect(await found(`filter[variantGroup]=${group.id}&order[field]=code`)).toEqual(['TSHIRT', 'TSHIRT-M-ECRU'])
    expect(await found(`filter[variantGroup]=${newId()}`)).toEqual([])
  })

  test('a code that another product has is proposed with a number', async () => {
    const manager = await aManager()
    await putProduct(manager, { code: 'TSHIRT-M-ROUGE' })
    const { group } = await aGroup(manager, [['M', 'Rouge']])
    expect(variantsOf(group)['M, Rouge']?.code).toBe('TSHIRT-M-ROUGE-2')
  })

  test('who may not set prices makes variants without one', async () => {
    const shop = await aShop(open())
    const [manager, keeper] = [await shop.as('manager'), await shop.as('stockKeeper')]
    const { ids, product } = await aWardrobe(manager, { price: 29.9 })
    const body = { productId: product.id, valueIds: ids('S', 'Rouge'), combinations: [{ valueIds: ids('M', 'Rouge') }] }
    const variants = variantsOf((await keeper.post('variant-groups', body)).json<VariantGroup>())
    expect(variants['S, Rouge']?.priceTtc).toBe(29.9)
    expect(variants['M, Rouge']).toMatchObject({ priceTtc: 0, vatRate: 19 })
  })

  test('the same call again gives the same answer; its ids are used once', async () => {
    const manager = await aManager()
    const { ids, product } = await aWardrobe(manager)
    const body = {
      id: newId(),
      productId: product.id,
      valueIds: ids('S', 'Rouge'),
      combinations: [{ id: newId(), valueIds: ids('M', 'Rouge') }],
    }
    const headers = { 'idempotency-key': newId() }
    const [once, twice] = [
      await manager.post('variant-groups', body, headers),
      await manager.post('variant-groups', body, headers),
    ]
    expect([once?.statusCode, twice?.statusCode]).toEqual([201, 201])
    expect(twice?.json()).toEqual(once?.json())
    const other = await putProduct(manager)
    await refuses(manager.post('variant-groups', { ...body, productId: other.id }), 'request.keyReused')
    await refuses(manager.post('variant-groups', { ...body, id: newId(), productId: other.id }), 'request.keyReused')
  })

  test('refuses values that are missing, of another attribute, of another company, or twice', async () => {
    const manager = await aManager()
    const { ids, product, size } = await aWardrobe(manager)
    const stranger = await putAttribute(await aManager(), 'Taille', ['S'])
    const [s = '', m = ''] = size.values.map(({ id }) => id)
    const [, rouge = ''] = ids('S', 'Rouge')
    const make = (valueIds: string[], combinations: { valueIds: string[] }[] = []) =>
      manager.post('variant-groups', { productId: product.id, valueIds, combinations })
    const unfit = async (...body: Parameters<typeof make>): Promise<unknown> =>
      (await refuses(make(...body), 'variantGroup.valuesUnfit')).errors?.[0]?.pointer
    expect(await unfit([s, m])).toBe('/valueIds')
    expect(await unfit([byName(stranger)('S')])).toBe('/valueIds')
    expect(await unfit([newId()])).toBe('/valueIds')
    expect(await unfit([s, rouge], [{ valueIds: [m] }])).toBe('/combinations/0/valueIds')
    expect(await unfit([s, rouge], [{ valueIds: [rouge, m] }])).toBe('/combinations/0/valueIds')
    const twice = await refuses(make([s, rouge], [{ valueIds: [s, rouge] }]), 'variantGroup.combinationTaken')
    expect([twice.params, twice.errors?.[0]?.pointer]).toEqual([{ values: 'S, Rouge' }, '/combinations/0'])
    expect((await manager.get(`products/${product.id}`)).json<Product>()).toEqual(product)
  })

  test('refuses a product that is a variant already, and one that is not there', async () => {
    const manager = await aManager()
    const { product, ids } = await aGroup(manager, [])
    const again = { productId: product.id, valueIds: ids('M', 'Rouge'), combinations: [] }
    const { params } = await refuses(manager.post('variant-groups', again), 'variantGroup.alreadyIn')
    expect(params).toEqual({ designation: 'T-shirt' })
    await refuses(manager.post('variant-groups', { ...again, productId: newId() }), 'product.notFound')
  })

  test('has a hundred variants at most', async () => {
    const manager = await aManager()
    const names = Array.from({ length: 101 }, (_, at) => `N${at}`)
    const { values } = await putAttribute(manager, 'Pointure', names)
    const product = await putProduct(manager)
    const [first, ...others] = values.map(({ id }) => id)
    const body = { productId: product.id, valueIds: [first], combinations: others.map((id) => ({ valueIds: [id] })) }
    const { params } = await refuses(manager.post('variant-groups', body), 'variantGroup.tooMany')
    expect(params).toEqual({ max: 100 })
    const fits = await manager.post('variant-groups', { ...body, combinations: body.combinations.slice(1) })
    expect(fits.json<VariantGroup>().variants).toHaveLength(100)
  })

  test('at the same moment twice, a product is in one group', async () => {
    const manager = await aManager()
    const { ids, product } = await aWardrobe(manager)
    const body = { productId: product.id, valueIds: ids('S', 'Rouge'), combinations: [{ valueIds: ids('M', 'Rouge') }] }
    const answers = await Promise.all([1, 2, 3].map(() => manager.post('variant-groups', body)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
  })
})

describe('adding combinations', () => {
  test('each has what the named variant has, and joins the group', async () => {
    const manager = await aManager()
    const { group, ids } = await aGroup(manager, [['M', 'Rouge']])
    const model = variantsOf(group)['M, Rouge']
    await manager.put(`variant-groups/${group.id}/variants`, {
      variants: [{ id: model?.id, version: model?.version, price: 49 }],
    })
    const answer = await manager.post(`variant-groups/${group.id}/variants`, {
      modelId: model?.id,
      combinations: [{ valueIds: ids('L', 'Écru') }],
    })
    expect(answer.statusCode).toBe(201)
    expect(variantsOf(answer.json<VariantGroup>())['L, Écru']).toMatchObject({ code: 'TSHIRT-L-ECRU', priceTtc: 49 })
    expect(await actions(group.id)).toEqual(['variantGroup.created', 'variantGroup.extended'])
  })

  test('refuses one that is there, a model of elsewhere, and a group of another company', async () => {
    const manager = await aManager()
    const { group, product, ids } = await aGroup(manager, [['M', 'Rouge']])
    const add = (caller: Caller, modelId: string, valueIds: string[]) =>
      caller.post(`variant-groups/${group.id}/variants`, { modelId, combinations: [{ valueIds }] })
    await refuses(add(manager, product.id, ids('M', 'Rouge')), 'variantGroup.combinationTaken')
    await refuses(add(manager, (await putProduct(manager)).id, ids('L', 'Rouge')), 'variantGroup.notIn')
    await refuses(add(await aManager(), product.id, ids('L', 'Rouge')), 'variantGroup.notFound')
  })

  test('of twins at the same moment one comes', async () => {
    const manager = await aManager()
    const { group, product, ids } = await aGroup(manager, [])
    const body = { modelId: product.id, combinations: [{ valueIds: ids('L', 'Rouge') }] }
    const answers = await Promise.all([1, 2, 3].map(() => manager.post(`variant-groups/${group.id}/variants`, body)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    expect((await read(manager, group.id)).variants).toHaveLength(2)
  })
})

describe('taking apart', () => {
  test('a product that is taken out stays as it is; the last one leaves no group', async () => {
    const manager = await aManager()
    const { group, product } = await aGroup(manager, [['M', 'Rouge']])
    const address = (id: string): string => `variant-groups/${group.id}/variants/${id}`
    expect((await manager.delete(address(product.id))).statusCode).toBe(204)
    expect((await manager.get(`products/${product.id}`)).json<Product>()).toMatchObject({
      designation: 'T-shirt – S, Rouge',
      variant: null,
    })
    await refuses(manager.delete(address(product.id)), 'variantGroup.notIn')
    const [last] = (await read(manager, group.id)).variants
    await manager.delete(address(last?.product.id ?? ''))
    await refuses(manager.get(`variant-groups/${group.id}`), 'variantGroup.notFound')
    expect(await actions(group.id)).toEqual([
      'variantGroup.created',
      'variantGroup.productTakenOut',
      'variantGroup.productTakenOut',
    ])
  })

  test('a group that is dissolved leaves its products', async () => {
    const manager = await aManager()
    const { group } = await aGroup(manager, [['M', 'Rouge']])
    expect((await manager.delete(`variant-groups/${group.id}`)).statusCode).toBe(204)
    await refuses(manager.get(`variant-groups/${group.id}`), 'variantGroup.notFound')
    for (const { product } of group.variants)
      expect((await manager.get(`products/${product.id}`)).json<Product>().variant).toBeNull()
  })

  test('a group whose products were all deleted is gone, and its values are free', async () => {
    const manager = await aManager()
    const { group, size, ids } = await aGroup(manager, [])
    await manager.delete(`products/${group.variants[0]?.product.id}`)
    await refuses(manager.get(`variant-groups/${group.id}`), 'variantGroup.notFound')
    const other = await putProduct(manager)
    await manager.post('variant-groups', { productId: other.id, valueIds: ids('L', 'Rouge'), combinations: [] })
    const rows = await open().admin.selectFrom('variant_group').select('id').where('id', '=', group.id).execute()
    expect(rows).toEqual([])
    const kept = size.values.slice(1)
    expect((await manager.put(`attributes/${size.id}`, { name: 'Taille', values: kept })).statusCode).toBe(200)
  })
})

test('nobody without the right makes, changes or separates variants; other companies do not find them', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const { group, ids, product } = await aGroup(manager, [['M', 'Rouge']])
  const stranger = await aManager()
  const change = { variants: [{ id: product.id, version: 2, isActive: false }] }
  const calls = (caller: Caller) => [
    caller.post('variant-groups', { productId: product.id, valueIds: ids('S', 'Rouge'), combinations: [] }),
    caller.post(`variant-groups/${group.id}/variants`, {
      modelId: product.id,
      combinations: [{ valueIds: ids('L', 'Rouge') }],
    }),
    caller.put(`variant-groups/${group.id}/variants`, change),
    caller.delete(`variant-groups/${group.id}/variants/${product.id}`),
    caller.delete(`variant-groups/${group.id}`),
  ]
  for (const call of calls(shop.nobody)) await refuses(call, 'auth.required')
  await refuses(shop.nobody.get(`variant-groups/${group.id}`), 'auth.required')
  for (const role of ['cashier', 'accountant', 'readOnly'] as const)
    for (const call of calls(await shop.as(role))) await refuses(call, 'auth.forbidden')
  const [, ...known] = calls(stranger)
  for (const call of known) await refuses(call, 'variantGroup.notFound')
  await refuses(stranger.get(`variant-groups/${group.id}`), 'variantGroup.notFound')
  expect((await read(await shop.as('cashier'), group.id)).variants).toHaveLength(2)
})

test('bad bodies are refused', async () => {
  const manager = await aManager()
  const { group, product, ids } = await aGroup(manager, [])
  const make = { productId: product.id, valueIds: ids('S', 'Rouge'), combinations: [] }
  for (const wrong of [{}, { ...make, valueIds: [] }, { ...make, combinations: [{}] }, { ...make, name: 'x' }])
    await refuses(manager.post('variant-groups', wrong), 'request.invalid')
  const address = `variant-groups/${group.id}/variants`
  for (const wrong of [{}, { modelId: product.id, combinations: [] }])
    await refuses(manager.post(address, wrong), 'request.invalid')
  const row = { id: product.id, version: 2 }
  for (const wrong of [
    {},
    { variants: [] },
    { variants: [{ id: product.id }] },
    { variants: [{ ...row, price: -1 }] },
    { variants: [row, row] },
  ])
    await refuses(manager.put(address, wrong), 'request.invalid')
})
