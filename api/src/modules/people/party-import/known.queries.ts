import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { compared } from '../common/index.ts'
import type { Importer, Party } from './importers.ts'
import type { ReadRow } from './read-row.rules.ts'
import type { Known } from './row-outcome.rules.ts'

interface Found {
  id: string
  code: string
  taxIdKey: string | null
}

/** Those who are there and have a code or a tax identifier of the rows, as their form shows them. */
export async function findKnown(ctx: TxCtx, importer: Importer, rows: readonly ReadRow[]): Promise<Known> {
  const codes = rows.flatMap(({ fields }) => fields.code ?? [])
  const keys = rows.flatMap(({ fields }) => (fields.taxId ? (compared('taxId', fields.taxId) ?? []) : []))
  const byCode = new Map<string, Party>()
  const byTaxId = new Map<string, Party[]>()
  for (const { id, code, taxIdKey } of await findByKeys(ctx, importer.kind, codes, keys)) {
    const party = await importer.get(ctx, id)
    byCode.set(code, party)
    if (taxIdKey !== null) byTaxId.set(taxIdKey, [...(byTaxId.get(taxIdKey) ?? []), party])
  }
  return { byCode, byTaxId }
}

async function findByKeys(
  { db, companyId }: TxCtx,
  table: Importer['kind'],
  codes: readonly string[],
  keys: readonly string[],
): Promise<Found[]> {
  if (codes.length === 0 && keys.length === 0) return []
  const present = table === 'client' ? sql`and x.merged_into_id is null and x.erased_at is null` : sql``
  const { rows } = await sql<Found>`
    select x.id, x.code, x.tax_id_key as "taxIdKey" from ${sql.table(table)} x
    where x.company_id = ${companyId} and (x.code = any(${codes}::text[]) or x.tax_id_key = any(${keys}::text[]))
      ${present}
    order by x.code`.execute(db)
  return rows
}
