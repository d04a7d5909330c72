import { describe, expect, test } from '@jest/globals'
import type { DiscountRow } from '@comptoir/contracts/inventory/discounts'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { putDiscount } from '../../../../test/discounts.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()
const NOW = '2026-03-10T12:00:00.000Z'

async function named(companyId: string, table: 'category' | 'brand', name: string): Promise<string> {
  const id = newId()
  await open()
    .admin.insertInto(table)
    .values({ company_id: companyId, id, name, created_at: new Date(NOW) })
    .execute()
  return id
}

/** Three discounts: one to come, one that runs, one that is over. */
async function aSeason() {
  open().clock.set(NOW)
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const [dairy, delice] = [
    await named(shop.companyId, 'category', 'Crèmerie'),
    await named(shop.companyId, 'brand', 'Délice'),
  ]
  const milk = await putProduct(manager, { designation: 'Lait', categoryId: dairy, brandId: delice })
  const tea = await putProduct(manager, { designation: 'Thé' })
  await putDiscount(manager, {
    name: 'Été',
    pourcentage: 30,
    startDate: '2026-07-01',
    endDate: '2026-08-15',
    products: [milk, tea],
  })
  await putDiscount(manager, {
    name: 'Ramadan',
    pourcentage: 10,
    startDate: '2026-02-18',
    endDate: '2026-03-20',
    products: [milk],
  })
  await putDiscount(manager, {
    name: 'Hiver',
    pourcentage: 20,
    startDate: '2026-01-10',
    endDate: '2026-02-28',
    products: [tea],
  })
  return { shop, manager, dairy, delice, milk, tea }
}

async function page(caller: Caller, query = ''): Promise<PaginatedOf<DiscountRow>> {
  const answer = await caller.get(`discounts/paginated?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<PaginatedOf<DiscountRow>>()
}

const names = async (caller: Caller, query = ''): Promise<string[]> =>
  (await page(caller, query)).data.map(({ name }) => name)
const search = (text: string): string => `search[text]=${encodeURIComponent(text)}&search[fields][]=name`

describe('the list of discounts', () => {
  test('refuses no session, no right, other companies, and whatever is not in its dictionaries', async () => {
    const { shop, manager } = await aSeason()
    await refuses(shop.nobody.get('discounts/paginated'), 'auth.required')
    await refuses((await shop.as('stockKeeper')).get('discounts/paginated'), 'auth.forbidden')
    await refuses(
      (await (await aShop(open())).as('administrator')).get(`/${shop.companyId}/discounts/paginated`),
      'company.notFound',
    )
    for (const query of [
      'order[field]=version',
      'filter[colour]=red',
      'search[text]=a&search[fields][]=code',
      'limit=101',
      'page=0',
      'cursor=nonsense',
    ]) {
      await refuses(manager.get(`discounts/paginated?${query}`), 'request.invalid')
    }
    expect(await names(await (await aShop(open())).as('manager'))).toEqual([])
  })

  test('finds by name whatever the accents, and filters by status and by what the products are', async () => {
    const { manager, dairy, delice } = await aSeason()
    expect(await names(manager, search('ete'))).toEqual(['Été'])
    expect(await names(manager, search('100%'))).toEqual([])
    expect(await names(manager, 'filter[status]=upcoming')).toEqual(['Été'])
    expect(await names(manager, 'filter[status]=active')).toEqual(['Ramadan'])
    expect(await names(manager, 'filter[status][]=expired&filter[status][]=active')).toEqual(['Ramadan', 'Hiver'])
    expect(await names(manager, 'filter[status]=unknown')).toEqual([])
    expect(await names(manager, `filter[category]=${dairy}`)).toEqual(['Été', 'Ramadan'])
    expect(await names(manager, `filter[brand]=${delice}&filter[status]=active`)).toEqual(['Ramadan'])
    expect(await names(manager, 'filter[brand]=&filter[category]=')).toHaveLength(3)
    expect(await names(manager, `filter[subCategory]=${newId()}`)).toEqual([])
  })

  test.each([
    ['name', ['Été', 'Hiver', 'Ramadan']],
    ['startDate', ['Hiver', 'Ramadan', 'Été']],
    ['endDate', ['Hiver', 'Ramadan', 'Été']],
    ['pourcentage', ['Ramadan', 'Hiver', 'Été']],
    ['status', ['Été', 'Ramadan', 'Hiver']],
  ])('is ordered by %s, both ways', async (field, expected) => {
    const { manager } = await aSeason()
    const rising = await names(manager, `order[field]=${field}&order[direction]=asc`)
    // Where É sorts among E and F depends on the database's collation.
    expect(field === 'name' ? rising.toSorted() : rising).toEqual(field === 'name' ? expected.toSorted() : expected)
    expect(await names(manager, `order[field]=${field}&order[direction]=desc`)).toEqual(rising.toReversed())
  })

  test('is ordered by how many products each holds', async () => {
    const { manager } = await aSeason()
    expect(
      (await page(manager, 'order[field]=products&order[direction]=desc')).data.map(({ productCount }) => productCount),
    ).toEqual([2, 1, 1])
  })

  test('by cursor every row comes once, whatever the order, as by pages', async () => {
    const { manager } = await aSeason()
    for (const field of ['name', 'startDate', 'pourcentage', 'products', 'status']) {
      for (const direction of ['asc', 'desc']) {
        const order = `order[field]=${field}&order[direction]=${direction}&limit=1`
        const seen: string[] = []
        let cursor: string | null | undefined = ''
        while (cursor !== null) {
          const { data, meta } = await page(manager, cursor === '' ? order : `${order}&cursor=${cursor}`)
          seen.push(...data.map(({ name }) => name))
          cursor = meta.nextCursor ?? null
          if (seen.length > 4) throw new Error('no end')
        }
        expect(seen).toEqual([
          ...(await names(manager, `${order}&page=1`)),
          ...(await names(manager, `${order}&page=2`)),
          ...(await names(manager, `${order}&page=3`)),
        ])
      }
    }
    const { meta } = await page(manager, 'order[field]=name&limit=1')
    await refuses(
      manager.get(`discounts/paginated?order[field]=startDate&cursor=${meta.nextCursor ?? ''}`),
      'request.invalid',
    )
  })

  test('says which discounts meet: now or later, on a product of both', async () => {
    const { manager, milk, tea } = await aSeason()
    await putDiscount(manager, {
      name: 'Flash',
      pourcentage: 50,
      startDate: '2026-03-15',
      endDate: '2026-07-02',
      products: [milk],
    })
    const rows = (await page(manager, 'order[field]=name')).data
    const meets = Object.fromEntries(
      rows.map(({ name, overlapCount, overlaps }) => [name, [overlapCount, ...overlaps.map((other) => other.name)]]),
    )
    expect(meets).toEqual({ Été: [1, 'Flash'], Ramadan: [1, 'Flash'], Flash: [2, 'Été', 'Ramadan'], Hiver: [0] })
    expect(tea.id).not.toBe(milk.id)
  })

  test('the short list names all', async () => {
    const { shop, manager } = await aSeason()
    expect((await manager.get('discounts')).json<{ name: string }[]>()).toHaveLength(3)
    await refuses(shop.nobody.get('discounts'), 'auth.required')
  })
})
