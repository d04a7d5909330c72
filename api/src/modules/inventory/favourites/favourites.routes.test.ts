import { describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { MOST_FAVOURITES, type Favourite } from '@comptoir/contracts/inventory/favourites'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, anOutsider, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const PATH = 'favourites'

const favourite = (productId: string, withVariants = false): Favourite => ({ productId, withVariants })

async function read(caller: Caller, { pointOfSaleId }: Shop): Promise<Favourite[]> {
  return (await caller.get(`${PATH}?pointOfSaleId=${pointOfSaleId}`)).json<{ data: Favourite[] }>().data
}

const put = (
  { pointOfSaleId }: Shop,
  caller: Caller,
  favourites: readonly Favourite[],
  before: readonly string[] = [],
) => caller.put(PATH, { pointOfSaleId, favourites, before })

describe('favourites of a point of sale', () => {
  test('keep their order, and their changes are in the audit trail', async () => {
    const shop = await aShop(open())
    const [manager, keeper] = [await shop.as('manager'), await shop.as('stockKeeper')]
    const [one, two] = [await putProduct(manager), await putProduct(manager)]
    expect(await read(keeper, shop)).toEqual([])
    const first = [favourite(two.id), favourite(one.id, true)]
    expect((await put(shop, keeper, first)).json()).toEqual({ data: first })
    const [before, after] = [[two.id, one.id], [favourite(one.id, true)]]
    expect((await put(shop, keeper, after, before)).json()).toEqual({ data: after })
    expect(await read(await shop.as('cashier'), shop)).toEqual(after)
    const trail = (await (await shop.as('administrator')).get('audit-trail/paginated')).json<{
      data: AuditEntryRow[]
    }>()
    expect(trail.data.filter(({ action }) => action === 'favourite.changed')).toHaveLength(2)
  })

  test('are changed by nobody who has not seen them as they are; the same sent twice is the same', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const [one, two] = [await putProduct(manager), await putProduct(manager)]
    await put(shop, manager, [favourite(one.id)])
    await refuses(put(shop, manager, [favourite(two.id)]), 'favourite.stale')
    expect((await put(shop, manager, [favourite(one.id)])).statusCode).toBe(200)
    expect(await read(manager, shop)).toEqual([favourite(one.id)])
  })

  test('of two changes at once, one is made', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const products = [await putProduct(manager), await putProduct(manager)]
    const answers = await Promise.all(products.map(({ id }) => put(shop, manager, [favourite(id)])))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('go with their product', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const [gone, stays] = [await putProduct(manager), await putProduct(manager)]
    await put(shop, manager, [favourite(gone.id), favourite(stays.id)])
    await manager.delete(`products/${gone.id}`)
    expect(await read(manager, shop)).toEqual([favourite(stays.id)])
  })

  test('are products of the company, each once, and not too many', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager)
    const { id: foreign } = await putProduct(await (await aShop(open())).as('manager'))
    for (const wrong of [[favourite(foreign)], [favourite(id), favourite(id)]])
      await refuses(put(shop, manager, wrong), 'favourite.productsUnfit')
    const many = Array.from({ length: MOST_FAVOURITES + 1 }, () => favourite(newId()))
    await refuses(put(shop, manager, many), 'request.invalid')
  })

  test('are read by whoever sells and changed by who keeps the catalogue, in their own company', async () => {
    const shop = await aShop(open())
    const address = `${PATH}?pointOfSaleId=${shop.pointOfSaleId}`
    await refuses(shop.nobody.get(address), 'auth.required')
    await refuses(put(shop, await shop.as('cashier'), []), 'auth.forbidden')
    await refuses((await anOutsider(open())).get(`/${shop.companyId}/${address}`), 'company.notFound')
    const other = await (await aShop(open())).as('manager')
    await refuses(other.get(address), 'pointOfSale.notFound')
    await refuses(put(shop, other, []), 'pointOfSale.notFound')
  })
})
