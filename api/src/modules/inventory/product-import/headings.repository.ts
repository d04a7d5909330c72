import { IMPORT_COLUMNS } from '@comptoir/contracts/inventory/product-import'
import type { TxCtx } from '../../../platform/context.ts'
import type { Heading } from './headings.rules.ts'

/** More than the files of any company have headers. */
const MOST_KEPT = 500

/** Those of the headers that the company has used, the latest first. */
export async function findHeadings({ db, companyId }: TxCtx, headers: readonly string[]): Promise<Heading[]> {
  if (headers.length === 0) return []
  const rows = await db
    .selectFrom('product_import_heading')
    .select(['header', 'field'])
    .where('company_id', '=', companyId)
    .where('header', 'in', headers)
    .orderBy('last_used_at', 'desc')
    .orderBy('header')
    .execute()
  return rows.map(({ header, field }) => ({ header, field: IMPORT_COLUMNS.find((name) => name === field) ?? null }))
}

export async function saveHeadings({ db, companyId, now }: TxCtx, headings: readonly Heading[]): Promise<void> {
  if (headings.length === 0) return
  // In one order, so that two imports of one company cannot wait for each other.
  const ordered = headings.toSorted((a, b) => (a.header < b.header ? -1 : 1))
  await db
    .insertInto('product_import_heading')
    .values(ordered.map(({ header, field }) => ({ company_id: companyId, header, field, last_used_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'header']).doUpdateSet((eb) => ({
        field: eb.ref('excluded.field'),
        last_used_at: eb.ref('excluded.last_used_at'),
      })),
    )
    .execute()
}

/** Bounds what is kept: the headers that were used longest ago go first. */
export async function forgetOldHeadings({ db, companyId }: TxCtx): Promise<void> {
  const eldest = await db
    .selectFrom('product_import_heading')
    .select('last_used_at')
    .where('company_id', '=', companyId)
    .orderBy('last_used_at', 'desc')
    .offset(MOST_KEPT)
    .limit(1)
    .executeTakeFirst()
  if (!eldest) return
  await db
    .deleteFrom('product_import_heading')
    .where('company_id', '=', companyId)
    .where('last_used_at', '<=', eldest.last_used_at)
    .execute()
}
