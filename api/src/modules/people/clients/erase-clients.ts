import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import { FALLBACK } from '@comptoir/i18n'
import type { TxCtx } from '../../../platform/context.ts'
import { replaceOwnRows } from '../../../platform/resource/own-rows.ts'
import { OWN_ROWS } from './clients.repository.ts'
import { withMerged } from './merged-clients.queries.ts'

/** What documents call a client whose personal data were erased. */
export const ERASED_NAME = DEFAULT_NAMES.erased[FALLBACK]

/**
 * Leaves of a client, and of those that were merged into them, nothing but the rows that documents refer to. Gives the
 * search texts by which they were found, by id.
 */
export async function eraseClients(ctx: TxCtx, id: string): Promise<Map<string, string>> {
  const { db, companyId, now } = ctx
  const rows = await db
    .selectFrom('client')
    .select(['id', 'search_text'])
    .where('company_id', '=', companyId)
    .where('id', 'in', withMerged(companyId, [id]))
    .execute()
  for (const row of rows) {
    for (const own of Object.values(OWN_ROWS)) await replaceOwnRows(ctx, own, row.id, [])
    await db
      .updateTable('client')
      .set(({ eb }) => ({
        ...{ kind: 'person', name: ERASED_NAME, name_key: 'erased', code: row.id, search_text: '', is_active: false },
        ...{ phone: null, email: null, tax_id: null, address: null, postal_code: null, city: null },
        ...{ group_id: null, sector_id: null, payment_days: null, is_payment_at_month_end: false },
        ...{ credit_limit_minor: null, erased_at: now, version: eb('version', '+', 1) },
      }))
      .where('company_id', '=', companyId)
      .where('id', '=', row.id)
      .execute()
  }
  return new Map(rows.map((row) => [row.id, row.search_text]))
}
