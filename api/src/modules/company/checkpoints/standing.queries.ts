import type { CheckpointPart } from '@comptoir/contracts/company/checkpoints'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { groupedBy } from '../../../platform/grouped-by.ts'

/** Where the books of a company stand. */
export type Standing = Pick<CheckpointPart, 'companyId' | 'series' | 'audit'>

/** Where the books of all companies stand at one moment. `admin` must see all of them. */
export async function readStandings(admin: Database): Promise<Standing[]> {
  return admin
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const series = await trx
        .selectFrom('number_series')
        .selectAll()
        .orderBy('company_id')
        .orderBy('kind')
        .orderBy('scope_id')
        .orderBy('period')
        .execute()
      const seriesOf = groupedBy(series, (row) => row.company_id)
      const { rows } = await sql<{ id: string; sequence: number | null; hash: Buffer | null }>`
        select c.id, h.sequence, h.hash from company c
        left join lateral (
          select s.sequence, s.hash from audit_seal s where s.company_id = c.id order by s.sequence desc limit 1) h on true
        order by c.id`.execute(trx)
      return rows.map(({ id, sequence, hash }): Standing => ({
        companyId: id,
        series: (seriesOf.get(id) ?? []).map((row) => ({
          kind: row.kind,
          scopeId: row.scope_id,
          period: row.period,
          number: row.last_number,
          hash: row.last_hash.toString('hex'),
        })),
        audit: sequence === null || hash === null ? null : { sequence, hash: hash.toString('hex') },
      }))
    })
}
