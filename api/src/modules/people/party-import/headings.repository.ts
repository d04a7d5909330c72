import type { PartyImportColumn, PartyKind } from '@comptoir/contracts/people/party-import'
import type { TxCtx } from '../../../platform/context.ts'
import type { HeadingOf } from '../../../platform/import-files/column-mapping.ts'
import { COLUMN_NAMES } from './columns.rules.ts'

type Heading = HeadingOf<PartyImportColumn>

/** More than the files of any company have headers. */
const MOST_KEPT = 500

/** Those of the headers that the company has used for this kind, the latest first. */
export async function findHeadings(
  { db, companyId }: TxCtx,
  kind: PartyKind,
  headers: readonly string[],
): Promise<Heading[]> {
  if (headers.length === 0) return []
  const rows = await db
    .selectFrom('party_import_heading')
    .select(['header', 'field'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('header', 'in', headers)
    .orderBy('last_used_at', 'desc')
    .orderBy('header')
    .execute()
  const { columns } = COLUMN_NAMES[kind]
  return rows.map(({ header, field }) => ({ header, field: columns.find((name) => name === field) ?? null }))
}

/** Keeps them, in one order, so that two imports cannot wait for each other; those that were used longest ago go. */
export async function saveHeadings(
  { db, companyId, now }: TxCtx,
  kind: PartyKind,
  headings: readonly Heading[],
): Promise<void> {
  if (headings.length === 0) return
  const ordered = headings.toSorted((a, b) => (a.header < b.header ? -1 : 1))
  await db
    .insertInto('party_import_heading')
    .values(ordered.map(({ header, field }) => ({ company_id: companyId, kind, header, field, last_used_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'kind', 'header']).doUpdateSet((eb) => ({
        field: eb.ref('excluded.field'),
        last_used_at: eb.ref('excluded.last_used_at'),
      })),
    )
    .execute()
  const eldest = await db
    .selectFrom('party_import_heading')
    .select('last_used_at')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .orderBy('last_used_at', 'desc')
    .offset(MOST_KEPT)
    .limit(1)
    .executeTakeFirst()
  if (!eldest) return
  await db
    .deleteFrom('party_import_heading')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('last_used_at', '<=', eldest.last_used_at)
    .execute()
}
