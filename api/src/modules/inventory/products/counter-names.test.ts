import { expect, test } from '@jest/globals'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { setUpApp } from '../../../../test/app.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop } from '../../../../test/shop.ts'

const open = setUpApp()

test('a counter is told the names that a product has in other languages', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  await putProduct(manager, aProduct({ designation: 'Sucre fin', designationAr: 'سكر رقيق' }))
  const answer = await manager.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&text=sucre`)
  const [found] = answer.json<{ data: CounterProduct[] }>().data
  expect(found).toMatchObject({ designation: 'Sucre fin', designationAr: 'سكر رقيق' })
  expect(found).not.toHaveProperty('designationEn')
})
