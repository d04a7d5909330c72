import { expect, test } from '@jest/globals'
import type { Sale } from '@comptoir/contracts/sales/sales'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, anOpenSession, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

async function aCounter() {
  const shop = await aShop(open())
  const [administrator, cashier] = [await shop.as('administrator'), await shop.as('cashier')]
  const [cash, session, goods] = [await cashOf(cashier), await anOpenSession(shop, cashier), await aProduct(shop)]
  const set = (columns: { price_display?: 'inclTax' | 'both'; is_vat_subject?: boolean }) =>
    open().admin.updateTable('company').set(columns).where('id', '=', shop.companyId).execute()
  const sell = (): Promise<Sale> => sold(cashier.post('sales', aSale(session, cash.id, { lines: [{ goods }] })))
  const { id, code, name } = shop.register
  const setRegister = (own: { priceDisplay?: string | null }) =>
    administrator.put(`points-of-sale/${shop.pointOfSaleId}/registers/${id}`, { code, name, ...own })
  return { shop, administrator, cashier, set, setRegister, sell }
}

test.each([
  ['inclTax', null, null, false],
  ['inclTax', 'both', null, true],
  ['inclTax', null, 'both', true],
  ['both', null, null, true],
  ['both', 'inclTax', null, false],
  ['both', 'both', 'inclTax', false],
] as const)(
  'where the company shows %s, the shop %s and the register %s, tickets show prices before tax: %s',
  async (ofCompany, ofShop, ofRegister, isShown) => {
    const { shop, administrator, cashier, set, setRegister, sell } = await aCounter()
    await set({ price_display: ofCompany })
    expect((await settle(administrator, shop, { priceDisplay: ofShop })).json()).toMatchObject({ priceDisplay: ofShop })
    expect((await setRegister({ priceDisplay: ofRegister })).json()).toMatchObject({ priceDisplay: ofRegister })
    expect((await setRegister({})).json()).toMatchObject({ priceDisplay: ofRegister })
    expect((await cashier.get('/users/me')).json()).toMatchObject({ company: { priceDisplay: ofCompany } })
    const { id, seller } = await sell()
    expect(seller.showsExclTax).toBe(isShown ? true : undefined)
    expect((await cashier.get(`sales/${id}`)).json<Sale>().seller).toEqual(seller)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  },
)

test('a company that is not subject to VAT has no prices before tax', async () => {
  const { set, sell } = await aCounter()
  await set({ price_display: 'both', is_vat_subject: false })
  expect((await sell()).seller).not.toHaveProperty('showsExclTax')
})

test('another display is refused', async () => {
  const { shop, administrator, setRegister } = await aCounter()
  await refuses(setRegister({ priceDisplay: 'exclTax' }), 'request.invalid')
  await refuses(settle(administrator, shop, { priceDisplay: 'exclTax' as 'both' }), 'request.invalid')
})
