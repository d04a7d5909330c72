import type { PaginatedOf } from '@comptoir/contracts/schema'
import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'
import { putProduct } from '../../../test/products.ts'
import { aShop, type Caller } from '../../../test/shop.ts'

const open = setUpApp()

type Page = PaginatedOf<{ id: string; name: string }>
const read = async (caller: Caller, path: string, text: string, more = ''): Promise<Page> =>
  (await caller.get(`${path}/paginated?search[text]=${encodeURIComponent(text)}${more}`)).json<Page>()

const MAKE: Record<string, (caller: Caller, name: string) => Promise<unknown>> = {
  brands: (caller, name) => caller.post('brands', { name }),
  products: (caller, designation) => putProduct(caller, { designation }),
}

test.each(Object.entries(MAKE))(
  '%s found by a misspelt word come in pages that neither overlap nor leave one out',
  async (path, make) => {
    const manager = await (await aShop(open())).as('manager')
    for (let at = 10; at < 22; at += 1) await make(manager, `Harissa ${at}`)
    const all = await read(manager, path, 'harossa', '&limit=100')
    expect(all.meta).toMatchObject({ total: 12, nextCursor: null })
    const ids = all.data.map(({ id }) => id)
    const first = await read(manager, path, 'harossa', '&limit=5')
    const byCursor = await read(manager, path, 'harossa', `&limit=5&cursor=${String(first.meta.nextCursor)}`)
    const byNumber = await read(manager, path, 'harossa', '&limit=5&page=3')
    expect([first, byCursor, byNumber].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids)
    expect([first, byCursor, byNumber].map(({ meta }) => meta.total)).toEqual([12, 12, 12])
  },
)

test.each(Object.entries(MAKE))('of %s, what is found as it is typed comes alone', async (path, make) => {
  const manager = await (await aShop(open())).as('manager')
  await make(manager, 'Poire')
  await make(manager, 'Noire')
  expect((await read(manager, path, 'poire')).meta.total).toBe(1)
  expect((await read(manager, path, 'voire')).meta.total).toBe(2)
})

test('a product is found by the misspelt name of its brand, beside a word of its own', async () => {
  const manager = await (await aShop(open())).as('manager')
  const { id: brandId } = (await manager.post('brands', { name: 'Délice' })).json<{ id: string }>()
  await putProduct(manager, { designation: 'Yaourt nature', brandId })
  await putProduct(manager, { designation: 'Yaourt aux fruits' })
  const found = await read(manager, 'products', 'yaourt dilice')
  expect(found.data).toMatchObject([{ designation: 'Yaourt nature' }])
  expect((await read(manager, 'products', 'yaourt dilice', '&search[fields][]=designation')).data).toEqual([])
})

test('a slip is looked for in the fields alone that are asked for', async () => {
  const manager = await (await aShop(open())).as('manager')
  const blank = { address: null, postalCode: null, phone: null }
  const administrator = await (await aShop(open())).as('administrator')
  await administrator.post('points-of-sale', { code: 'S', name: 'Centre', city: 'Sousse', ...blank })
  expect((await read(administrator, 'points-of-sale', 'sousso')).meta.total).toBe(1)
  expect((await read(administrator, 'points-of-sale', 'sousso', '&search[fields][]=name')).meta.total).toBe(0)
  expect((await read(manager, 'points-of-sale', 'sousso')).meta.total).toBe(0)
})
