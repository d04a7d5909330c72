import type { Product } from '@comptoir/contracts/inventory/products'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import { aShop, type Caller, type Shop } from './shop.ts'

/** A company with two points of sale that uses lots, and its administrator. */
export async function twoShops(test: TestApp) {
  const shop = await aShop(test)
  const administrator = await shop.as('administrator')
  await test.admin.updateTable('company').set({ is_multi_batch: true }).where('id', '=', shop.companyId).execute()
  const sfax = await administrator.post('points-of-sale', {
    code: 'SF',
    name: 'Sfax',
    address: null,
    postalCode: null,
    city: null,
    phone: null,
  })
  return { shop, administrator, here: shop.pointOfSaleId, there: sfax.json<{ id: string }>().id }
}

/** The id of a new unit. */
export async function aUnit(caller: Caller, decimals = 0): Promise<string> {
  return (await caller.post('units', { name: `Unit ${newId()}`, decimals })).json<{ id: string }>().id
}

/** What a company's stock ledger says, the smallest quantity first. */
export function stockLedgerOf(test: TestApp, { companyId }: Shop) {
  return test.admin
    .selectFrom('stock_ledger')
    .select(['kind', 'quantity_milli', 'unit_cost_micro', 'document_kind', 'document_id', 'document_line_id'])
    .select(['location_id', 'product_id'])
    .where('company_id', '=', companyId)
    .orderBy('quantity_milli')
    .execute()
}

/** What there is of a product at the points of sale of a caller. */
export async function onHand(caller: Caller, id: string): Promise<number> {
  return (await caller.get(`products/${id}`)).json<Product>().onHandMilli
}
