import { expect, test } from '@jest/globals'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { aShop, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Tunis' }).format(Date.now() + days * 86_400_000)

/** A value of a tax from a day on; of VAT, in place of a rate. */
async function enter(
  caller: Caller,
  code: string,
  valueMilli: number,
  { validFrom, replacesMilli = null }: { validFrom: string; replacesMilli?: number | null },
): Promise<void> {
  const tax = { name: 'Loi de finances', code, thresholdMilli: 0, validFrom, valueMilli, replacesMilli }
  const made = await caller.post('tax-parameters', tax)
  if (made.statusCode !== 201) throw new Error(made.body)
}

async function aCounter(shop: Shop) {
  const cashier = await shop.as('cashier')
  const cash = await cashOf(cashier)
  const session = await anOpenSession(shop, cashier)
  return {
    cashier,
    sell: (...goods: Awaited<ReturnType<typeof aProduct>>[]) =>
      sold(cashier.post('sales', aSale(session, cash.id, { lines: goods.map((one) => ({ goods: one })) }))),
  }
}

test('a ticket bears the VAT of its day, at the price of the shelf; earlier tickets and later values are left alone', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const { cashier, sell } = await aCounter(shop)
  const [standard, reduced, exempt] = await Promise.all(
    [19_000, 7000, 0].map((vatRateMilli) => aProduct(shop, { priceMicro: 10_000_000, vatRateMilli })),
  )
  if (!standard || !reduced || !exempt) throw new Error('nothing to sell')
  const before = await sell(standard, reduced, exempt)
  await enter(administrator, 'vat', 8000, { validFrom: dayIn(1), replacesMilli: 7000 })
  await enter(administrator, 'vat', 20_000, { validFrom: dayIn(0), replacesMilli: 19_000 })
  const after = await sell(standard, reduced, exempt)
  expect(before.taxes.map(({ rateMilli, vatMinor }) => [rateMilli, vatMinor])).toEqual([
    [0, 0],
    [7000, 654],
    [19_000, 1597],
  ])
  expect(after.taxes.map(({ rateMilli, vatMinor }) => [rateMilli, vatMinor])).toEqual([
    [0, 0],
    [7000, 654],
    [20_000, 1667],
  ])
  expect(after.totalMinor).toBe(before.totalMinor)
  expect((await cashier.get(`sales/${before.id}`)).json()).toEqual(before)
  await enter(administrator, 'vat', 0, { validFrom: dayIn(0), replacesMilli: 13_000 })
  const ended = await sell(await aProduct(shop, { vatRateMilli: 13_000 }))
  expect(ended.taxes.map(({ rateMilli }) => rateMilli)).toEqual([0])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('a custom item is sold at what its rate is on the day', async () => {
  const shop = await aShop(open())
  await enter(await shop.as('administrator'), 'vat', 20_000, { validFrom: dayIn(0), replacesMilli: 19_000 })
  const manager = await shop.as('manager')
  const session = await anOpenSession(shop, manager)
  const repair = { designation: 'Retouche', unitPriceMicro: 10_000_000, vatRateMilli: 19_000 }
  const sale = await sold(
    manager.post('sales', aSale(session, (await cashOf(manager)).id, { lines: [{ goods: repair }] })),
  )
  expect(sale.taxes.map(({ rateMilli, vatMinor }) => [rateMilli, vatMinor])).toEqual([[20_000, 1667]])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})

test('FODEC is that of the day where the company is subject to it', async () => {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const { sell } = await aCounter(shop)
  const goods = await aProduct(shop, { priceMicro: 24_990_000 })
  const { admin } = open()
  await admin.updateTable('product').set({ is_fodec: true }).where('company_id', '=', shop.companyId).execute()
  await enter(administrator, 'fodec', 2000, { validFrom: dayIn(0) })
  expect((await sell(goods)).fodecMinor).toBe(0)
  await admin.updateTable('company').set({ is_fodec_subject: true }).where('id', '=', shop.companyId).execute()
  const sale = await sell(goods)
  // 24.990 / (1.02 × 1.19) = 20.588, of which 2 % are 0.412.
  expect([sale.fodecMinor, sale.totalMinor]).toEqual([412, 24_990])
  expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
})
