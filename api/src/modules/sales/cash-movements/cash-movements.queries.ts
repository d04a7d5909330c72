import type { CashMovement, CashMovementRow } from '@comptoir/contracts/sales/cash-movements'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { filterIds, readPage } from '../../../platform/http/list.ts'
import { findUnproved } from '../cashier-switches/index.ts'
import type { CashOutLimit } from './cash-movements.rules.ts'

/** Movements of the points of sale that the caller may enter; those of their own sessions alone where they may not see others'. */
function visible(ctx: TxCtx) {
  const { db, companyId, userId, permissions } = ctx
  return db
    .selectFrom('cash_movement as m')
    .innerJoin('cash_session as s', (join) =>
      join.onRef('s.company_id', '=', 'm.company_id').onRef('s.id', '=', 'm.cash_session_id'),
    )
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'm.company_id').onRef('u.id', '=', 'm.user_id'),
    )
    .select(['m.id', 'm.kind', 'm.reason', 'm.amount_minor', 'm.currency', 'm.note', 'm.occurred_at'])
    .select('u.name as recorded_by')
    .where('m.company_id', '=', companyId)
    .$if(!permissions.has('cashSessions.readOthers'), (query) => query.where('s.opened_by', '=', userId))
}

const RULES = {
  orders: { occurredAt: 'm.occurred_at' },
  byDefault: { field: 'occurredAt', direction: 'asc' },
  id: 'm.id',
  cap: 100_000,
} as const

export async function listCashMovements(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<CashMovementRow>> {
  const sessions = filterIds(query, 'cashSession')
  const found = visible(ctx).$if(sessions.length > 0, (q) => q.where('m.cash_session_id', 'in', sessions))
  const { rows, meta } = await readPage(ctx.db, found, query, RULES)
  const unproved = await findUnproved(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map((row) => ({ ...toRow(row), ...(unproved.has(row.id) ? { cashierUnproved: true } : {}) })),
    meta,
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number]

function toRow(row: Row): CashMovementRow {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    amountMinor: row.amount_minor,
    currency: row.currency,
    note: row.note,
    occurredAt: row.occurred_at.toISOString(),
    recordedBy: row.recorded_by,
  }
}

export type FoundMovement = Omit<CashMovement, 'seller'> & { pointOfSaleId: string }

/** One by its id, of those that the caller may see. */
export async function findCashMovement(ctx: TxCtx, id: string): Promise<FoundMovement | null> {
  const row = await visible(ctx)
    .innerJoin('register as r', (join) =>
      join.onRef('r.company_id', '=', 'm.company_id').onRef('r.id', '=', 'm.register_id'),
    )
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 'm.company_id').onRef('p.id', '=', 'm.point_of_sale_id'),
    )
    .select(['m.cash_session_id', 'm.register_id', 'm.point_of_sale_id'])
    .select(['r.name as register_name', 'p.name as point_of_sale_name'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...toRow(row),
    cashSessionId: row.cash_session_id,
    registerId: row.register_id,
    registerName: row.register_name,
    pointOfSaleId: row.point_of_sale_id,
    pointOfSaleName: row.point_of_sale_name,
  }
}

/** What the company says of cash that is taken out, and its payment method that is cash. */
export async function findDrawer({ db, companyId }: TxCtx): Promise<CashOutLimit & { cashMethodId: string }> {
  return db
    .selectFrom('company as c')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'c.id').on('m.direction', '=', 'client').on('m.kind', '=', 'cash'),
    )
    .select(['c.max_cash_out_minor as maxCashOutMinor', 'c.currency', 'm.id as cashMethodId'])
    .where('c.id', '=', companyId)
    .where('m.company_id', '=', companyId)
    .executeTakeFirstOrThrow()
}
