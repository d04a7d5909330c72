import { afterEach, expect, jest, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { done } from '../../../../test/done.ts'
import { aShop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, drafted, stockedGoods } from '../../../../test/stock-adjustments.ts'
import { anEntry, begunCount, counted, stepped } from '../../../../test/stock-counts.ts'
import { LOOK_JOB } from './schedule.ts'

const open = setUpApp()
afterEach(() => {
  jest.restoreAllMocks()
})

/** How many looks are asked for while something is done. */
async function looksDuring(work: () => Promise<unknown>): Promise<number> {
  const add = jest.spyOn(open().jobs, 'add')
  await work()
  const asked = add.mock.calls.filter(([name]) => name === LOOK_JOB).length
  add.mockRestore()
  return asked
}

test('plans and entries of counts, and drafts, ask for no look at the stock; what is posted asks for one', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const goods = await stockedGoods(open(), shop, administrator)
  const counting = async () => {
    const { id } = await begunCount(administrator, shop, [goods.id])
    await counted(administrator, id, anEntry(goods.id, 9000))
    await stepped(administrator, id, 'finish')
    return id
  }
  expect(await looksDuring(counting)).toBe(0)
  const [{ id } = { id: '' }] = await open()
    .admin.selectFrom('stock_count')
    .select('id')
    .where('company_id', '=', shop.companyId)
    .execute()
  expect(await looksDuring(() => stepped(administrator, id, 'post'))).toBe(1)
  const writing = () => drafted(administrator, anAdjustment(shop, [aLine(goods.id, -1000)]))
  expect(await looksDuring(writing)).toBe(0)
  const draft = await writing()
  const posting = () => done(administrator.post(`stock-adjustments/${draft.id}/post`, { version: draft.version }))
  expect(await looksDuring(posting)).toBe(1)
  const own = { pointOfSaleId: shop.pointOfSaleId, minimumMilli: 1000, targetMilli: null, multipleMilli: null }
  const ruling = () => done(administrator.put(`stock-reorder/rules/${goods.id}`, { rules: [own] }))
  expect(await looksDuring(ruling)).toBe(1)
  const snooze = { pointOfSaleId: shop.pointOfSaleId, productId: goods.id, days: 1 }
  expect(await looksDuring(() => done(administrator.post('stock-reorder/snoozes', snooze)))).toBe(0)
})
