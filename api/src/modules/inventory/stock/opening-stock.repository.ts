import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { copyRows } from '../../../platform/db/copy.ts'

/** Goods that were there before the product kept count; quantities in thousandths of the unit, never zero. */
interface OpeningStock {
  companyId: string
  locationId: string
  userId: string
  /** What brought them in: the kind and the id of the document. */
  document: { kind: string; id: string }
  now: Date
  products: readonly { productId: string; quantityMilli: number }[]
}

const LEDGER = [
  'company_id',
  'id',
  'location_id',
  'product_id',
  'kind',
  'quantity_milli',
  'unit_cost_micro',
  'document_kind',
  'document_id',
  'document_line_id',
  'user_id',
  'occurred_at',
  'recorded_at',
]
const BALANCE = ['company_id', 'location_id', 'product_id', 'on_hand_milli']

/**
 * Loads the opening stock of products that are new, hence have no balance yet: on the administrator's connection, in its
 * transaction. The product's id names the document's line, so that no product is counted twice from one document.
 */
export async function loadOpeningStock(client: pg.ClientBase, stock: OpeningStock): Promise<void> {
  const { companyId, locationId, userId, document, now, products } = stock
  const ledger = products.map(({ productId, quantityMilli }) => [
    companyId,
    newId(),
    locationId,
    productId,
    'opening',
    quantityMilli,
    0,
    document.kind,
    document.id,
    productId,
    userId,
    now,
    now,
  ])
  const balances = products.map(({ productId, quantityMilli }) => [companyId, locationId, productId, quantityMilli])
  await copyRows(client, 'stock_balance', BALANCE, balances)
  // After the balances that they hang on.
  await copyRows(client, 'stock_ledger', LEDGER, ledger)
}
