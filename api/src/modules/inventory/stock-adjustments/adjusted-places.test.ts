import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses } from '../../../../test/shop.ts'
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
