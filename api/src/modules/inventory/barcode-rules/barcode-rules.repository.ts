import { BARCODE_RULES } from '@comptoir/contracts/inventory/barcode-rules'
import type { TxCtx } from '../../../platform/context.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'

/** Barcode rules of a company, unique by name without regard to case. */
export const barcodeRules = tableResource(BARCODE_RULES, {
  table: 'barcode_rule',
  columns: { name: 'name', pattern: 'pattern', position: 'position', decimals: 'decimals' },
  unique: { barcode_rule_name_key: { reason: 'nameTaken', property: 'name' } },
  searched: ({ name, pattern }) => [name, pattern],
  defaultNames: ['shopCodes', 'weighedCodes', 'pricedCodes'],
  orderedBy: 'position',
  hasAuthor: true,
})

/** A rule that codes are given by, held until the transaction ends, so that no two callers are given the same. */
export interface GivingRule {
  id: string
  name: string
  pattern: string
  decimals: number
  last_number: number
}

/** The first active rule without weight and price; undefined where there is none. */
export function lockGivingRule({ db, companyId }: TxCtx): Promise<GivingRule | undefined> {
  return db
    .selectFrom('barcode_rule')
    .select(['id', 'name', 'pattern', 'decimals', 'last_number'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('pattern', '!~', '[WP]')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Which of some barcodes the catalogue has. */
export async function findTakenBarcodes(
  { db, companyId }: TxCtx,
  barcodes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('product_barcode')
    .select('barcode')
    .where('company_id', '=', companyId)
    .where('barcode', 'in', barcodes)
    .execute()
  return new Set(rows.map(({ barcode }) => barcode))
}

export async function keepLastNumber({ db, companyId }: TxCtx, id: string, lastNumber: number): Promise<void> {
  await db
    .updateTable('barcode_rule')
    .set({ last_number: lastNumber })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}
