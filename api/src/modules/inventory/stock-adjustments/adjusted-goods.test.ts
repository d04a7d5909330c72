import type { AdjustmentLineInput, StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import { beforeEach, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { booksThatDisagree } from '../../../../test/goods.ts'
import { aUnit, onHand } from '../../../../test/opening-stock.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'
import { aLine, anAdjustment, drafted, postedAdjustment } from '../../../../test/stock-adjustments.ts'

const open = setUpApp()

let shop: Shop
let administrator: Caller

beforeEach(async () => {
  shop = await aShop(open(), { stockPolicy: 'block' })
  administrator = await shop.as('administrator')
  await open().admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', shop.companyId).execute()
})

const found = (line: AdjustmentLineInput) => anAdjustment(shop, [line], { reason: 'found' })
const lost = (line: AdjustmentLineInput) => anAdjustment(shop, [line])
const reverse = (id: string, by = newId()) =>
  administrator.post(`stock-adjustments/${id}/reverse`, { id: by, note: null })

async function refusedToPost(input: ReturnType<typeof found>, code: string) {
  const { id, version } = await drafted(administrator, input)
  return refuses(administrator.post(`stock-adjustments/${id}/post`, { version }), `stockAdjustment.${code}`)
}

test('lots come in with their dates, leave by the date on which they expire, and come back as they left', async () => {
  const unitId = await aUnit(administrator, 3)
  const { id } = await putProduct(administrator, { unitId, tracking: 'lots', lotsExpire: true })
  const lots = [
    { number: 'L2', expiresOn: '2027-06-30', quantityMilli: 3000 },
    { number: 'L1', expiresOn: '2027-01-31', quantityMilli: 2000 },
  ]
  await postedAdjustment(administrator, found(aLine(id, 5000, { lots })))
  const gone = await postedAdjustment(administrator, lost(aLine(id, -2500)))
  expect(gone.lines[0]?.lots).toEqual([
    { number: 'L1', expiresOn: '2027-01-31', quantityMilli: 2000 },
    { number: 'L2', expiresOn: '2027-06-30', quantityMilli: 500 },
  ])
  await refusedToPost(lost(aLine(id, -1000, { lots: [{ number: 'L1', quantityMilli: 1000 }] })), 'lotShort')
  await refusedToPost(lost(aLine(id, -1000, { lots: [{ number: 'L9', quantityMilli: 1000 }] })), 'lotUnknown')
  await refusedToPost(lost(aLine(id, -1000, { lots: [{ number: 'L2', quantityMilli: 900 }] })), 'lotsDiffer')
  await refusedToPost(found(aLine(id, 1000)), 'lotsDiffer')
  await refusedToPost(found(aLine(id, 1000, { lots: [{ number: 'L3', quantityMilli: 1000 }] })), 'expiryMissing')
  const other = [{ number: 'L1', expiresOn: '2028-01-31', quantityMilli: 1000 }]
  await refusedToPost(found(aLine(id, 1000, { lots: other })), 'lotDiffers')

  const by = newId()
  await reverse(gone.id, by)
  const back = (await administrator.get(`stock-adjustments/${by}`)).json<StockAdjustment>()
  expect(back.lines[0]?.lots).toEqual(gone.lines[0]?.lots)
  expect(await onHand(administrator, id)).toBe(5000)
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('a lot has no date where the lots of its product have none, and is named once', async () => {
  const { id } = await putProduct(administrator, { tracking: 'lots' })
  const lot = { number: 'L1', quantityMilli: 500 }
  const write = (line: AdjustmentLineInput) => administrator.post('stock-adjustments', found(line))
  await refuses(write(aLine(id, 1000, { lots: [lot, lot] })), 'stockAdjustment.lotTwice')
  const dated = [{ number: 'L1', expiresOn: '2027-01-31', quantityMilli: 1000 }]
  await refuses(write(aLine(id, 1000, { lots: dated })), 'stockAdjustment.expiryUnexpected')
})

test('a piece comes in where it is nowhere and leaves where it is', async () => {
  const unitId = await aUnit(administrator)
  const { id } = await putProduct(administrator, { unitId, tracking: 'serialNumbers' })
  const inn = await postedAdjustment(administrator, found(aLine(id, 2000, { serialNumbers: ['A1', 'A2'] })))
  await refusedToPost(found(aLine(id, 1000, { serialNumbers: ['A2'] })), 'serialNumberThere')
  await refusedToPost(lost(aLine(id, -1000, { serialNumbers: ['A9'] })), 'serialNumberUnknown')
  await refusedToPost(lost(aLine(id, -2000, { serialNumbers: ['A1'] })), 'serialNumbersDiffer')
  const out = await postedAdjustment(administrator, lost(aLine(id, -1000, { serialNumbers: ['A1'] })))
  await refuses(reverse(inn.id), 'stockAdjustment.stockShort')
  await reverse(out.id)
  await reverse(inn.id)
  expect(await onHand(administrator, id)).toBe(0)
  await refuses(administrator.post('stock-adjustments', lost(aLine(id, -1500))), 'stockAdjustment.tooManyDecimals')
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
