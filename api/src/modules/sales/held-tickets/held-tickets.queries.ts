import type { HeldTicket, HeldTicketRow } from '@comptoir/contracts/sales/held-tickets'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { anyOf, filterIds, filterValues, readPage } from '../../../platform/http/list.ts'

/** With the names of who held and ended them, and of their registers. */
function selection({ db, companyId }: TxCtx) {
  return db
    .selectFrom('held_ticket as h')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'h.company_id').onRef('u.id', '=', 'h.held_by'),
    )
    .innerJoin('register as r', (join) =>
      join.onRef('r.company_id', '=', 'h.company_id').onRef('r.id', '=', 'h.register_id'),
    )
    .leftJoin('app_user as eu', (join) =>
      join.onRef('eu.company_id', '=', 'h.company_id').onRef('eu.id', '=', 'h.ended_by'),
    )
    .leftJoin('register as er', (join) =>
      join.onRef('er.company_id', '=', 'h.company_id').onRef('er.id', '=', 'h.ended_register_id'),
    )
    .leftJoin('app_user as au', (join) =>
      join.onRef('au.company_id', '=', 'h.company_id').onRef('au.id', '=', 'h.resumed_again_by'),
    )
    .leftJoin('register as ar', (join) =>
      join.onRef('ar.company_id', '=', 'h.company_id').onRef('ar.id', '=', 'h.resumed_again_register_id'),
    )
    .select(['h.id', 'h.state', 'h.label', 'h.line_count', 'h.total_minor', 'h.held_at', 'h.point_of_sale_id'])
    .select(['h.register_id', 'r.name as register_name', 'u.name as held_by', 'h.reason'])
    .select(['h.ended_at', 'eu.name as ended_by', 'h.ended_register_id', 'er.name as ended_register_name'])
    .select(['h.resumed_again_at', 'au.name as resumed_again_by', 'ar.name as resumed_again_register_name'])
    .where('h.company_id', '=', companyId)
}

const RULES = {
  orders: { heldAt: 'h.held_at' },
  byDefault: { field: 'heldAt', direction: 'desc' },
  id: 'h.id',
  cap: 100_000,
} as const

/** Those of the shops that the caller may enter, without what is on them. */
export async function listHeldTickets(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<HeldTicketRow>> {
  const shops = filterIds(query, 'pointOfSale')
  const states = filterValues(query, 'state')
  const registers = filterIds(query, 'resumedTwice')
  const found = selection(ctx)
    .$if(shops.length > 0, (q) => q.where('h.point_of_sale_id', 'in', shops))
    .$if(states.length > 0, (q) => q.where('h.state', '=', anyOf<HeldTicketRow['state']>(states)))
    .$if(registers.length > 0, (q) =>
      q.where('h.ended_register_id', 'in', registers).where('h.resumed_again_at', 'is not', null),
    )
  const { rows, meta } = await readPage(ctx.db, found, query, RULES)
  return { data: rows.map(toRow), meta }
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['execute']>>[number]

function toRow(row: Row): HeldTicketRow {
  return {
    id: row.id,
    state: row.state,
    label: row.label,
    lineCount: row.line_count,
    totalMinor: row.total_minor,
    heldAt: row.held_at.toISOString(),
    heldBy: row.held_by,
    registerId: row.register_id,
    registerName: row.register_name,
    pointOfSaleId: row.point_of_sale_id,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    endedRegisterId: row.ended_register_id,
    endedRegisterName: row.ended_register_name,
    reason: row.reason,
    resumedAgainAt: row.resumed_again_at?.toISOString() ?? null,
    resumedAgainBy: row.resumed_again_by,
    resumedAgainRegisterName: row.resumed_again_register_name,
  }
}

/** One of the shops that the caller may enter, with what is on it. */
export async function findHeldTicket(ctx: TxCtx, id: string): Promise<HeldTicket | null> {
  const row = await selection(ctx).select('h.content').where('h.id', '=', id).executeTakeFirst()
  return row ? { ...toRow(row), content: row.content } : null
}

/** Whether somebody is a user of the company. */
export async function isUser({ db, companyId }: TxCtx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
