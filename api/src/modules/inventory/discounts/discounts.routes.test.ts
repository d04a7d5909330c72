import { describe, expect, test } from '@jest/globals'
import type { Discount, DiscountInput, DiscountOverlaps, DiscountRow } from '@comptoir/contracts/inventory/discounts'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aDiscount, manyProducts, putDiscount } from '../../../../test/discounts.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

async function aShelf(howMany = 1) {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const products: Product[] = []
  for (let index = 0; index < howMany; index += 1) products.push(await putProduct(manager))
  return { shop, manager, products, first: products[0]?.id ?? '' }
}

async function productsOf(caller: Caller, discountId: string): Promise<string[]> {
  const { products = [] } = (await caller.get(`discounts/${discountId}`)).json<Discount>()
  return products.map(({ id }) => id).sort()
}

async function traceOf(shop: Shop, id: string) {
  return open()
    .admin.selectFrom('audit_log')
    .select(['action', 'user_id', 'before', 'after'])
    .where('company_id', '=', shop.companyId)
    .where('entity_id', '=', id)
    .orderBy('recorded_at')
    .orderBy('id')
    .execute()
}

describe('creating a discount', () => {
  test('refuses whoever may not', async () => {
    const { shop, first } = await aShelf()
    const input = aDiscount({ products: [{ id: first }] })
    await refuses(shop.nobody.post('discounts', input), 'auth.required')
    for (const role of ['cashier', 'stockKeeper', 'accountant', 'readOnly'] as const)
      await refuses((await shop.as(role)).post('discounts', input), 'auth.forbidden')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/discounts`, input), 'company.notFound')
    await refuses(stranger.post('discounts', input), 'discount.productUnknown')
  })

  test('refuses a body of another shape, at its field', async () => {
    const { manager, first } = await aShelf()
    const good = aDiscount({ products: [{ id: first }] })
    const { name: _name, ...unnamed } = good
    for (const body of [
      unnamed,
      { ...good, pourcentage: '10' },
      { ...good, pourcentage: null },
      { ...good, startDate: null },
      { ...good, status: 'active' },
      { ...good, products: ['x'] },
      { ...good, selection: { filter: { colour: 'red' } } },
    ]) {
      await refuses(manager.post('discounts', body), 'request.invalid')
    }
  })

  test.each<[string, Partial<DiscountInput>, string, string]>([
    ['no name', { name: ' ' }, '/name', 'Discount name is required'],
    ['no start', { startDate: '' }, '/startDate', 'Start date is required'],
    ['a start that is no date', { startDate: '2026-02-30' }, '/startDate', 'Start date is required'],
    ['no end', { endDate: '' }, '/endDate', 'End date is required'],
    [
      'an end that equals its start',
      { startDate: '2026-03-01', endDate: '2026-03-01' },
      '/endDate',
      'End date must be after start date',
    ],
    [
      'an end before its start',
      { startDate: '2026-03-02', endDate: '2026-03-01' },
      '/endDate',
      'End date must be after start date',
    ],
    ['nothing off', { pourcentage: 0 }, '/pourcentage', 'Percentage must be between 1 and 100'],
    ['less than nothing', { pourcentage: -5 }, '/pourcentage', 'Percentage must be between 1 and 100'],
    ['more than all', { pourcentage: 100.1 }, '/pourcentage', 'Percentage must be between 1 and 100'],
    ['less than a step', { pourcentage: 0.05 }, '/pourcentage', 'Percentage must be between 1 and 100'],
    ['more than steps of a tenth', { pourcentage: 12.55 }, '/pourcentage', 'Percentage must be between 1 and 100'],
    ['a fourth decimal', { pourcentage: 10.1234 }, '/pourcentage', 'Percentage must be between 1 and 100'],
    ['no product', { products: [] }, '/products', 'At least one product must be selected'],
  ])('refuses %s in the words of its rule', async (_what, change, pointer, message) => {
    const { manager, first } = await aShelf()
    const answer = await manager.post('discounts', aDiscount({ products: [{ id: first }], ...change }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ message, errors: [{ pointer, message }] })
    expect((await manager.get('discounts/paginated')).json<PaginatedOf<unknown>>().meta.total).toBe(0)
  })

  test('a filter that says null narrows nothing', async () => {
    const { manager, first } = await aShelf()
    await manager.post('discounts', aDiscount({ products: [{ id: first }] }))
    const totalOf = async (list: string) => (await manager.get(list)).json<PaginatedOf<unknown>>().meta.total
    const all = 'filter[brand]=null&filter[category]=null&filter[subCategory]=null'
    expect(await totalOf(`discounts/paginated?${all}`)).toBe(1)
    expect(await totalOf(`products/paginated?${all}`)).toBe(await totalOf('products/paginated'))
  })

  test('takes the specified call as it is: whole product objects, bare dates in the company’s zone, no id', async () => {
    const { shop, manager, products } = await aShelf(2)
    const answer = await manager.post('discounts', {
      name: ' Soldes ',
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      pourcentage: 12.5,
      products,
    })
    expect(answer.statusCode).toBe(201)
    const made = answer.json<Discount>()
    expect(made).toMatchObject({
      name: 'Soldes',
      startDate: '2026-02-28T23:00:00.000Z',
      endDate: '2026-03-30T23:00:00.000Z',
      pourcentage: 12.5,
      productCount: 2,
      version: 1,
    })
    expect(await productsOf(manager, made.id)).toEqual(products.map(({ id }) => id).sort())
    expect(await traceOf(shop, made.id)).toMatchObject([
      { action: 'discount.created', user_id: manager.userId, after: { productCount: 2 } },
    ])
  })

  test('a name is taken once in a company, however it is written, and free in another', async () => {
    const { manager, first } = await aShelf()
    await putDiscount(manager, { name: 'Olive festival', products: [{ id: first }] })
    const problem = await refuses(
      manager.post('discounts', aDiscount({ name: 'OLIVE festival', products: [{ id: first }] })),
      'discount.nameTaken',
    )
    expect(problem.status).toBe(409)
    expect(problem.errors?.[0]).toMatchObject({ pointer: '/name', message: problem.message })
    const other = await aShelf()
    expect(
      (await putDiscount(other.manager, { name: 'Olive festival', products: [{ id: other.first }] })).version,
    ).toBe(1)
  })

  test('an id names one discount, a key is answered once', async () => {
    const { manager, first } = await aShelf()
    const id = newId()
    const input = aDiscount({ id, products: [{ id: first }] })
    const once = await manager.post('discounts', input, { 'idempotency-key': 'a-key-of-the-test' })
    const twice = await manager.post('discounts', input, { 'idempotency-key': 'a-key-of-the-test' })
    expect(twice.json()).toEqual(once.json())
    await refuses(manager.post('discounts', aDiscount({ id, products: [{ id: first }] })), 'request.keyReused')
  })

  test('refuses a product that nobody has, and keeps nothing', async () => {
    const { manager, first } = await aShelf()
    await refuses(
      manager.post('discounts', aDiscount({ products: [{ id: first }, { id: newId() }] })),
      'discount.productUnknown',
    )
    expect((await manager.get('discounts/paginated')).json<PaginatedOf<unknown>>().meta.total).toBe(0)
  })

  test('a selection chooses all that a search and filters find, but for some', async () => {
    const { manager, products } = await aShelf(3)
    const [kept, left] = products
    const made = await putDiscount(manager, {
      selection: { search: { text: 'produit', fields: ['designation'] }, except: [left?.id ?? ''] },
    })
    expect(made.productCount).toBe(2)
    const again = await putDiscount(manager, {
      products: [{ id: left?.id ?? '' }],
      selection: { filter: { discount: made.id, brand: null }, except: [kept?.id ?? ''] },
    })
    expect(await productsOf(manager, again.id)).toEqual([left?.id, products[2]?.id].sort())
    await refuses(
      manager.post('discounts', aDiscount({ selection: { search: { text: 'nothing has this name' } } })),
      'discount.productsRequired',
    )
  })

  test('20,000 products go in as an array of objects and as a selection', async () => {
    const { shop, manager } = await aShelf(0)
    const ids = await manyProducts(open(), shop, 20_000)
    const products = ids.map((id) => ({
      id,
      designation: 'As it was on the screen, with all that a product says of itself',
      code: id,
      priceHt: 1.25,
    }))
    expect((await putDiscount(manager, { products })).productCount).toBe(20_000)
    const made = await putDiscount(manager, { selection: { search: { text: 'article' } } })
    expect(made.productCount).toBe(20_000)
    const one = aDiscount({ products: [{ id: ids[0] ?? '' }] })
    expect((await manager.put(`discounts/${made.id}`, one)).json<Discount>().productCount).toBe(1)
  })

  test('a body beyond the room of this route is refused, and another route has no such room', async () => {
    const { manager } = await aShelf(0)
    const text = 'x'.repeat(1000)
    const products = Array.from({ length: 17_500 }, () => ({ id: newId(), text }))
    const problem = await refuses(manager.post('discounts', aDiscount({ products })), 'request.tooLarge')
    expect(problem.params).toEqual({ maxMegabytes: 8 })
    await refuses(manager.post('brands', { name: 'x', text: products.slice(0, 400) }), 'request.tooLarge')
  })
})

describe('one discount', () => {
  test('is shown to whoever may read, with its version; others’ and unknown ones are the same 404', async () => {
    const { shop, manager, first } = await aShelf()
    const { id } = await putDiscount(manager, { products: [{ id: first }] })
    const cashier = await shop.as('cashier')
    const whole = await cashier.get(`discounts/${id}`)
    expect(whole.headers['etag']).toBe('"1"')
    expect(whole.json<Discount>().products).toMatchObject([
      { id: first, priceHt: expect.any(Number), createdBy: 'The manager' },
    ])
    expect((await cashier.get(`discounts/${id}?products=false`)).json<Discount>()).not.toHaveProperty('products')
    await refuses(shop.nobody.get(`discounts/${id}`), 'auth.required')
    await refuses((await shop.as('stockKeeper')).get(`discounts/${id}`), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).get(`discounts/${id}`), 'discount.notFound')
    await refuses(cashier.get(`discounts/${newId()}`), 'discount.notFound')
    await refuses(cashier.get('discounts/none'), 'request.invalid')
  })

  test('is changed, with exactly the products that are named; a stale version says who was first', async () => {
    const { shop, manager, products } = await aShelf(3)
    const [a = '', b = '', c = ''] = products.map(({ id }) => id)
    const { id } = await putDiscount(manager, { products: [{ id: a }, { id: b }] })
    const path = `discounts/${id}`
    await refuses(shop.nobody.put(path, aDiscount()), 'auth.required')
    await refuses((await shop.as('cashier')).put(path, aDiscount()), 'auth.forbidden')
    await refuses(
      manager.put(path, aDiscount({ products: [{ id: a }], pourcentage: 0 })),
      'discount.percentageOutOfRange',
    )
    await refuses(manager.put(path, aDiscount()), 'discount.productsRequired')
    await refuses(
      (await (await aShop(open())).as('manager')).put(path, aDiscount({ products: [{ id: a }] })),
      'discount.notFound',
    )
    const changed = await manager.put(
      path,
      aDiscount({ name: 'Autre', pourcentage: 20, products: [{ id: b }, { id: c }] }),
      { 'if-match': '"1"' },
    )
    expect(changed.headers['etag']).toBe('"2"')
    expect(changed.json<Discount>()).toMatchObject({ name: 'Autre', pourcentage: 20, productCount: 2, version: 2 })
    expect(await productsOf(manager, id)).toEqual([b, c].sort())
    const administrator = await shop.as('administrator')
    const problem = await refuses(
      administrator.put(path, aDiscount({ products: [{ id: a }] }), { 'if-match': '"1"' }),
      'request.versionStale',
    )
    expect(problem.message).toContain('The manager')
    expect(await productsOf(manager, id)).toEqual([b, c].sort())
    expect((await traceOf(shop, id)).at(-1)).toMatchObject({
      action: 'discount.updated',
      before: { pourcentage: 10 },
      after: { pourcentage: 20, addedCount: 1, removedCount: 1 },
    })
  })

  test('is a seasonal sale once it is said to be, and stays one for callers that do not know of them', async () => {
    const { shop, manager, first } = await aShelf()
    const products = [{ id: first }]
    expect((await putDiscount(manager, { products })).isSeasonalSale).toBe(false)
    const { id } = await putDiscount(manager, { name: 'Soldes', products, isSeasonalSale: true })
    const put = async (over: Partial<DiscountInput>) =>
      (await manager.put(`discounts/${id}`, aDiscount({ products, ...over }))).json<Discount>()
    expect((await put({ name: 'Soldes d’été' })).isSeasonalSale).toBe(true)
    const { data } = (await manager.get('discounts/paginated?search[text]=soldes')).json<PaginatedOf<DiscountRow>>()
    expect(data).toEqual([expect.objectContaining({ id, isSeasonalSale: true })])
    expect((await put({ name: 'Soldes', isSeasonalSale: false })).isSeasonalSale).toBe(false)
    expect((await traceOf(shop, id)).at(-1)).toMatchObject({
      before: { isSeasonalSale: true },
      after: { isSeasonalSale: false },
    })
  })

  test('keeps its own name, and does not take another’s', async () => {
    const { manager, first } = await aShelf()
    const products = [{ id: first }]
    const one = await putDiscount(manager, { products })
    const other = await putDiscount(manager, { products })
    expect((await manager.put(`discounts/${one.id}`, aDiscount({ name: one.name, products }))).statusCode).toBe(200)
    await refuses(manager.put(`discounts/${one.id}`, aDiscount({ name: other.name, products })), 'discount.nameTaken')
  })

  test('of two changes made on the same version one is refused whole', async () => {
    const { manager, products } = await aShelf(2)
    const [a = '', b = ''] = products.map(({ id }) => id)
    const { id } = await putDiscount(manager, { products: [{ id: a }] })
    const answers = await Promise.all(
      [a, b].map((product) =>
        manager.put(`discounts/${id}`, aDiscount({ products: [{ id: product }] }), { 'if-match': '"1"' }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const won = answers.findIndex(({ statusCode }) => statusCode === 200)
    expect(await productsOf(manager, id)).toEqual([[a, b][won]])
  })

  test('is deleted by whoever may, at the version they saw, and leaves a trace', async () => {
    const { shop, manager, first } = await aShelf()
    const { id } = await putDiscount(manager, { products: [{ id: first }] })
    const path = `discounts/${id}`
    await refuses(shop.nobody.delete(path), 'auth.required')
    await refuses((await shop.as('cashier')).delete(path), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('manager')).delete(path), 'discount.notFound')
    await manager.put(path, aDiscount({ products: [{ id: first }] }))
    await refuses(manager.delete(path, { 'if-match': '"1"' }), 'request.versionStale')
    expect((await manager.delete(path, { 'if-match': '"2"' })).statusCode).toBe(204)
    await refuses(manager.get(path), 'discount.notFound')
    await refuses(manager.delete(path), 'discount.notFound')
    expect((await traceOf(shop, id)).map(({ action }) => action)).toEqual([
      'discount.created',
      'discount.updated',
      'discount.removed',
    ])
  })

  test('goes on without a product that is deleted', async () => {
    const { manager, products } = await aShelf(2)
    const { id } = await putDiscount(manager, { products: products.map((product) => ({ id: product.id })) })
    expect((await manager.delete(`products/${products[0]?.id ?? ''}`)).statusCode).toBe(204)
    expect((await manager.get(`discounts/${id}`)).json<Discount>()).toMatchObject({ productCount: 1, version: 1 })
  })
})

describe('discounts that meet', () => {
  const overlaps = async (caller: Caller, body: object): Promise<[string, number][]> =>
    (await caller.post('discounts/overlaps', body))
      .json<DiscountOverlaps>()
      .data.map(({ name, productCount }) => [name, productCount])

  test('are told before a discount is saved, with how many of the chosen products each holds', async () => {
    const { shop, manager, products } = await aShelf(3)
    const [a = '', b = '', c = ''] = products.map(({ id }) => id)
    open().clock.set('2026-03-10T12:00:00.000Z')
    const small = await putDiscount(manager, { name: 'Petite', pourcentage: 5, products: [{ id: a }, { id: b }] })
    await putDiscount(manager, { name: 'Grande', pourcentage: 30, products: [{ id: b }, { id: c }] })
    await putDiscount(manager, {
      name: 'Plus tard',
      startDate: '2026-06-01',
      endDate: '2026-06-30',
      products: [{ id: a }],
    })
    const asked = { startDate: '2026-03-15', endDate: '2026-04-15', products: [{ id: a }, { id: b }] }
    expect(await overlaps(manager, asked)).toEqual([
      ['Grande', 1],
      ['Petite', 2],
    ])
    expect(await overlaps(manager, { ...asked, id: small.id })).toEqual([['Grande', 1]])
    expect(await overlaps(manager, { ...asked, selection: { filter: { discount: small.id } }, products: [] })).toEqual([
      ['Grande', 1],
      ['Petite', 2],
    ])
    expect(await overlaps(manager, { ...asked, endDate: 'soon' })).toEqual([])
    expect(await overlaps(manager, { ...asked, products: [] })).toEqual([])
    await refuses(shop.nobody.post('discounts/overlaps', asked), 'auth.required')
    await refuses((await shop.as('cashier')).post('discounts/overlaps', asked), 'auth.forbidden')
    await refuses(manager.post('discounts/overlaps', { products: [] }), 'request.invalid')
    expect(await overlaps(await (await aShop(open())).as('manager'), asked)).toEqual([])
  })

  test('on a product the best for the customer wins, at its hours', async () => {
    const { shop, manager, first } = await aShelf()
    // Signed in anew each time: a session of days ago has ended.
    const shown = async (): Promise<string | null> =>
      (await (await shop.as('readOnly')).get(`products/${first}`)).json<Product>().discount?.name ?? null
    const products = [{ id: first }]
    open().clock.set('2026-03-10T12:00:00.000Z')
    expect(await shown()).toBeNull()
    await putDiscount(manager, { name: 'Dix', pourcentage: 10, products })
    await putDiscount(manager, {
      name: 'Vingt',
      pourcentage: 20,
      startDate: '2026-03-12',
      endDate: '2026-03-14',
      products,
    })
    expect(await shown()).toBe('Dix')
    open().clock.set('2026-03-12T12:00:00.000Z')
    expect(await shown()).toBe('Vingt')
    open().clock.set('2026-03-13T23:00:00.000Z')
    expect(await shown()).toBe('Vingt')
    open().clock.set('2026-03-13T23:00:00.001Z')
    expect(await shown()).toBe('Dix')
    open().clock.set('2026-04-01T12:00:00.000Z')
    expect(await shown()).toBeNull()
  })
})
