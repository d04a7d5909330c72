import type { LocationKind } from '@comptoir/contracts/company/locations'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { anyId } from '../../../platform/http/list.ts'
import { groupedBy } from '../../../platform/grouped-by.ts'
import { LOCATION_NAMES } from '../../company/locations/index.ts'

/** One movement of a piece, wherever it was. */
export interface LifeEvent {
  id: string
  kind: string
  isIn: boolean
  place: { id: string; name: string; kind: LocationKind | 'transit'; pointOfSale: { id: string; name: string } }
  document: { kind: string; id: string }
  by: string
  occurredAt: Date
  recordedAt: Date
  /** What a sale promised; null for none, and of other movements. */
  warranty: { months: number; until: string } | null
}

interface Row {
  piece_id: string
  id: string
  kind: string
  is_in: boolean
  location_id: string
  location: string
  location_kind: LifeEvent['place']['kind']
  point_of_sale_id: string
  point_of_sale: string
  document_kind: string
  document_id: string
  by: string
  occurred_at: Date
  recorded_at: Date
  warranty_months: number | null
  warranty_until: string | null
}

/**
 * By piece, its movements, newest first; of two at the same moment the one that came in is the later one. They are read wherever
 * they were: what became of a piece does not depend on who asks. Whoever tells of them leaves out what the caller may not see.
 */
export function findLives(ctx: TxCtx, ids: readonly string[]): Promise<Map<string, LifeEvent[]>> {
  return everywhere(ctx, (all) => readLives(all, ids))
}

async function readLives(
  { db, companyId, language }: TxCtx,
  ids: readonly string[],
): Promise<Map<string, LifeEvent[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select q.serial_number_id as piece_id, l.id, l.kind, l.quantity_milli > 0 as is_in, l.location_id,
      ${LOCATION_NAMES.shown(language)} as location, x.kind as location_kind, s.id as point_of_sale_id, s.name as point_of_sale,
      l.document_kind, l.document_id, u.name as by, l.occurred_at, l.recorded_at, q.warranty_months,
      ((l.occurred_at at time zone coalesce(s.time_zone, c.time_zone))::date
        + make_interval(months => q.warranty_months))::date::text as warranty_until
    from stock_ledger_serial q
    join stock_ledger l on l.company_id = q.company_id and l.document_id = q.document_id
      and l.document_line_id = q.document_line_id and l.kind = q.kind
    join stock_location x on x.company_id = l.company_id and x.id = l.location_id
    join point_of_sale s on s.company_id = x.company_id and s.id = x.point_of_sale_id
    join app_user u on u.company_id = l.company_id and u.id = l.user_id
    join company c on c.id = q.company_id
    where q.company_id = ${companyId} and c.id = ${companyId} and q.serial_number_id = ${anyId(ids)}
    order by l.recorded_at desc, l.quantity_milli > 0 desc, l.id desc`.execute(db)
  const byPiece = groupedBy(rows, (row) => row.piece_id)
  return new Map([...byPiece].map(([id, own]) => [id, own.map(toEvent)]))
}

function toEvent(row: Row): LifeEvent {
  const { warranty_months: months, warranty_until: until } = row
  return {
    ...{ id: row.id, kind: row.kind, isIn: row.is_in, by: row.by },
    ...{ occurredAt: row.occurred_at, recordedAt: row.recorded_at },
    place: {
      ...{ id: row.location_id, name: row.location, kind: row.location_kind },
      pointOfSale: { id: row.point_of_sale_id, name: row.point_of_sale },
    },
    document: { kind: row.document_kind, id: row.document_id },
    warranty: months === null || until === null ? null : { months, until },
  }
}
