import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import { FALLBACK } from '@comptoir/i18n'
import type { TxCtx } from '../../../platform/context.ts'

/** Adds a method under one of the product's own names. Documents are sealed with its word in the fallback language. */
export async function insertPaymentMethod(
  { db, companyId, now }: Pick<TxCtx, 'db' | 'companyId' | 'now'>,
  { id, kind, nameKey }: { id: string; kind: 'cash'; nameKey: 'cash' },
): Promise<void> {
  const name = DEFAULT_NAMES[nameKey][FALLBACK]
  await db
    .insertInto('payment_method')
    .values({ company_id: companyId, id, kind, name, name_key: nameKey, created_at: now })
    .execute()
}
