import { describe, expect, test } from '@jest/globals'
import type { Product } from '@comptoir/contracts/inventory/products'
import { setUpApp } from '../../../../test/app.ts'
import { aUnit, twoShops } from '../../../../test/opening-stock.ts'
import { aProduct, putProduct } from '../../../../test/products.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

describe('the tracking of a product', () => {
  test('is by lots only where the company uses them, and stays where it stops', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const company = (isOn: boolean) =>
      open().admin.updateTable('company').set({ is_multi_batch: isOn }).where('id', '=', shop.companyId).execute()
    const input = aProduct({ tracking: 'lots', lotsExpire: true, shelfLifeDays: 30 })
    const problem = await refuses(manager.post('products', input), 'productTracking.lotsOff')
    expect(problem.errors?.[0]?.pointer).toBe('/tracking')
    await company(true)
    const { id } = (await manager.post('products', input)).json<Product>()
    await company(false)
    const { tracking: _, lotsExpire: __, shelfLifeDays: ___, ...rest } = input
    const kept = await manager.put(`products/${id}`, { ...rest, location: 'A 1' })
    expect(kept.json<Product>()).toMatchObject({ tracking: 'lots', lotsExpire: true, shelfLifeDays: 30 })
    const gone = await manager.put(`products/${id}`, { ...rest, tracking: 'none' })
    expect(gone.json<Product>()).toMatchObject({ tracking: 'none', lotsExpire: false, shelfLifeDays: null })
    await refuses(manager.put(`products/${id}`, input), 'productTracking.lotsOff')
  })

  test('does not contradict itself or the unit', async () => {
    const manager = await (await aShop(open())).as('manager')
    const refused = async (over: Parameters<typeof aProduct>[0], code: string, pointer: string) => {
      const problem = await refuses(manager.post('products', aProduct(over)), code)
      expect(problem.errors?.[0]?.pointer).toBe(pointer)
    }
    await refused({ lotsExpire: true }, 'productTracking.expiryWithoutLots', '/lotsExpire')
    await refused({ shelfLifeDays: 3 }, 'productTracking.shelfLifeWithoutExpiry', '/shelfLifeDays')
    await refused({ tracking: 'serialNumbers' }, 'productTracking.needsWholeUnit', '/tracking')
    const [kilo, piece] = [await aUnit(manager, 3), await aUnit(manager, 0)]
    await refused({ tracking: 'serialNumbers', unitId: kilo }, 'productTracking.needsWholeUnit', '/tracking')
    const input = aProduct({ tracking: 'serialNumbers', unitId: piece })
    const { id } = (await manager.post('products', input)).json<Product>()
    await refuses(manager.put(`products/${id}`, { ...input, unitId: kilo }), 'productTracking.needsWholeUnit')
  })

  test('stays once goods have moved; the shelf life may change', async () => {
    const { administrator, here } = await twoShops(open())
    const input = aProduct({ tracking: 'lots', lotsExpire: true })
    const { id } = (await administrator.post('products', input)).json<Product>()
    expect((await administrator.put(`products/${id}`, { ...input, lotsExpire: false })).statusCode).toBe(200)
    expect((await administrator.put(`products/${id}`, input)).statusCode).toBe(200)
    await administrator.post(`products/${id}/opening-stock`, {
      openingStock: [{ pointOfSaleId: here, lots: [{ number: '1', expiresOn: '2027-01-01', quantityMilli: 1000 }] }],
    })
    for (const change of [{ tracking: 'none', lotsExpire: false }, { lotsExpire: false }])
      await refuses(administrator.put(`products/${id}`, { ...input, ...change }), 'productTracking.fixed')
    expect((await administrator.put(`products/${id}`, { ...input, shelfLifeDays: 90 })).statusCode).toBe(200)
  })

  test('a product with lots or serial numbers is kept, with its history', async () => {
    const { administrator, here } = await twoShops(open())
    const { id } = await putProduct(administrator, {
      tracking: 'lots',
      openingStock: [{ pointOfSaleId: here, lots: [{ number: '1', quantityMilli: 1000 }] }],
    })
    await refuses(administrator.delete(`products/${id}`), 'product.inUse')
  })
})
