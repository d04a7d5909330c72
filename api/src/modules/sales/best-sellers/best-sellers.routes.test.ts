import { expect, test } from '@jest/globals'
import type { BestSellers } from '@comptoir/contracts/sales/best-sellers'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, anOutsider, refuses, type Caller } from '../../../../test/shop.ts'
import { openAsOwner } from '../../../platform/db/owner-database.ts'
import type { DB } from '../../../platform/db/tables.ts'

const open = setUpApp()
const DAY_MS = 86_400_000

type Goods = Awaited<ReturnType<typeof aProduct>>

async function aCounter() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const [cash, session] = [await cashOf(manager), await anOpenSession(shop, manager)]
  const sell = (...lines: { goods: Goods; quantityMilli?: number }[]) =>
    sold(manager.post('sales', aSale(session, cash.id, { lines })))
  const read = async (caller: Caller = manager): Promise<BestSellers> =>
    (await caller.get(`best-sellers?pointOfSaleId=${shop.pointOfSaleId}`)).json()
  return { shop, manager, sell, read }
}

test('are the products that the most lines of tickets sold in thirty days, whatever their quantities', async () => {
  const { shop, sell, read } = await aCounter()
  const [bread, milk, honey, old] = [
    await aProduct(shop),
    await aProduct(shop),
    await aProduct(shop),
    await aProduct(shop),
  ]
  expect((await read()).productIds).toEqual([])
  await sell({ goods: bread }, { goods: milk })
  await sell({ goods: bread }, { goods: honey, quantityMilli: 50_000 })
  await sell({ goods: bread }, { goods: milk })
  const { id } = await sell({ goods: old })
  // No role of the product may change it.
  const owner = openAsOwner<DB>(open().ownerUrl)
  await owner
    .updateTable('sale')
    .set({ occurred_at: new Date(Date.now() - 31 * DAY_MS) })
    .where('company_id', '=', shop.companyId)
    .where('id', '=', id)
    .execute()
  await owner.destroy()
  const found = await read(await shop.as('cashier'))
  expect(found.productIds).toEqual([bread.id, milk.id, honey.id])
  expect(Math.round((Date.parse(found.readAt) - Date.parse(found.since)) / DAY_MS)).toBe(30)
})

test('are told to whoever sells there, and nobody else', async () => {
  const { shop } = await aCounter()
  const address = `best-sellers?pointOfSaleId=${shop.pointOfSaleId}`
  await refuses(shop.nobody.get(address), 'auth.required')
  await refuses((await shop.as('stockKeeper')).get(address), 'auth.forbidden')
  await refuses((await shop.as('manager')).get('best-sellers'), 'request.invalid')
  await refuses((await anOutsider(open())).get(`/${shop.companyId}/${address}`), 'company.notFound')
  await refuses((await (await aShop(open())).as('manager')).get(address), 'pointOfSale.notFound')
})
