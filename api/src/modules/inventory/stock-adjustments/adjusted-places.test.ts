import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { aLine, anAdjustment, postedAdjustment, stockedGoods } from '../../../../test/stock-adjustments.ts'
import { aTransfer, shipped, someGoods, twoEnds } from '../../../../test/stock-transfers.ts'
import { businessDateOf } from '../../../platform/clock.ts'

const open = setUpApp()

test('an adjustment is of the day that it is at its shop', async () => {
  // It is never the same day in both.
  const [ofCompany, ofShop] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const { admin } = open()
  await admin.updateTable('company').set({ time_zone: ofCompany }).where('id', '=', shop.companyId).execute()
  await admin.updateTable('point_of_sale').set({ time_zone: ofShop }).where('id', '=', shop.pointOfSaleId).execute()
  const goods = await stockedGoods(open(), shop, administrator)
  const { id, postedAt } = await postedAdjustment(administrator, anAdjustment(shop, [aLine(goods.id, -1000)]))
  const { business_date } = await admin
    .selectFrom('posted_adjustment')
    .select('business_date')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(business_date).toBe(businessDateOf(new Date(postedAt ?? ''), ofShop))
})

test('what is on its way between shops is not adjusted', async () => {
  const ends = await twoEnds(open())
  const { shop, administrator } = ends
  const goods = await someGoods(ends, 10_000)
  await shipped(ends, aTransfer(ends, [[goods.id, 6000]]))
  const onTheWay = await open()
    .admin.selectFrom('stock_location')
    .select('id')
    .where('company_id', '=', shop.companyId)
    .where('kind', '=', 'transit')
    .executeTakeFirstOrThrow()
  const lost = anAdjustment({ locationId: onTheWay.id }, [aLine(goods.id, -1000)])
  await refuses(administrator.post('stock-adjustments', lost), 'stockAdjustment.locationUnknown')
})

test('a place is not deleted with what somebody has written down of it', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const nowhere = { address: null, postalCode: null, city: null, phone: null }
  const there = (await done(administrator.post('points-of-sale', { code: 'TZ', name: 'Tozeur', ...nowhere }))).json<{
    id: string
  }>()
  const path = `points-of-sale/${there.id}/locations`
  const depot = (await done(administrator.post(path, { name: 'Depot', kind: 'depot' }))).json<{ id: string }>()
  const goods = await stockedGoods(open(), shop, administrator)
  const draft = anAdjustment({ locationId: depot.id }, [aLine(goods.id, -1000)])
  await done(administrator.post('stock-adjustments', draft))
  const ofDepot = await refuses(administrator.delete(`${path}/${depot.id}`), 'location.inUse')
  expect(ofDepot.params).toMatchObject({ adjustments: 1 })
  const ofShop = await refuses(administrator.delete(`points-of-sale/${there.id}`), 'pointOfSale.inUse')
  expect(ofShop.params).toMatchObject({ adjustments: 1 })
  expect((await administrator.get(`stock-adjustments/${draft.id}`)).statusCode).toBe(200)
})

test('the list goes out as a file, with its values for whoever may see them', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const goods = await stockedGoods(open(), shop, administrator)
  const { number } = await postedAdjustment(administrator, anAdjustment(shop, [aLine(goods.id, -1000)]))
  const csv = async (caller: Caller) =>
    (await done(caller.get('stock-adjustments/export?format=csv', { 'accept-language': 'en' }))).body
  expect(await csv(administrator)).toContain(`${number ?? ''},La Marsa,`)
  expect(await csv(administrator)).toContain('Value at cost')
  const unseeing = await shop.asOwn(['stockAdjustments.read', 'stockAdjustments.export'])
  expect(await csv(unseeing)).not.toContain('Value at cost')
  await refuses((await shop.as('readOnly')).get('stock-adjustments/export?format=csv'), 'auth.forbidden')
})
