import { readBarcode, type ReadBarcode } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'

/** What a code says by the first active rule that fits; null where none does. */
export async function readByRules({ db, companyId }: TxCtx, code: string): Promise<ReadBarcode | null> {
  const rules = await db
    .selectFrom('barcode_rule')
    .select(['pattern', 'decimals'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return readBarcode(code, rules)
}
