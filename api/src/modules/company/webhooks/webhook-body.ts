import { DECLARATIONS } from '@comptoir/contracts/catalogue'

/** An event as it lies in the row of its delivery. */
export interface EventRow {
  company_id: string
  event_id: string
  event: string
  entity: string
  entity_id: string
  occurred_at: Date
}

/** What ends a record: its address answers no more. */
const ENDINGS = ['.removed', '.merged', '.erased']
const PATHS = new Map(DECLARATIONS.map(({ entity, parts }) => [entity, parts.path]))

/** The path of a record in the API; null for what is gone, or is no record. */
export function recordPath({ company_id: companyId, event, entity, entity_id: id }: EventRow): string | null {
  const path = PATHS.get(entity)
  const isGone = ENDINGS.some((ending) => event.endsWith(ending))
  return path === undefined || isGone || event.startsWith('webhook.') ? null : `/api/${companyId}/${path}/${id}`
}

/**
 * What is sent of an event: that it happened, when, and to which record. What the record says is read at its address, by
 * whoever may; nothing of it is sent.
 */
export function bodyOf(row: EventRow, publicUrl: string): string {
  const path = recordPath(row)
  return JSON.stringify({
    id: row.event_id,
    type: row.event,
    timestamp: row.occurred_at.toISOString(),
    companyId: row.company_id,
    data: { entity: row.entity, id: row.entity_id, url: path === null ? null : `${publicUrl}${path}` },
  })
}
