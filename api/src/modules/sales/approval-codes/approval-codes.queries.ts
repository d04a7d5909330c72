import type { ApprovalCode, CodeApprovable } from '@comptoir/contracts/sales/approval-codes'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, filterIds, readPage } from '../../../platform/http/list.ts'

/** More are counted as "more than". */
const CAP = 10_000

/** What was given to registers of the points of sale that the caller may enter; the newest first. */
export async function listApprovalCodes(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<ApprovalCode>> {
  const points = filterIds(query, 'pointOfSale')
  const registers = filterIds(query, 'register')
  const found = ctx.db
    .selectFrom('approval_code as c')
    .innerJoin('company as o', 'o.id', 'c.company_id')
    .innerJoin('register as r', (join) =>
      join.onRef('r.company_id', '=', 'c.company_id').onRef('r.id', '=', 'c.register_id'),
    )
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'c.company_id').onRef('u.id', '=', 'c.given_by'),
    )
    .leftJoin('approval_code_use as d', (join) =>
      join.onRef('d.company_id', '=', 'c.company_id').onRef('d.approval_code_id', '=', 'c.id'),
    )
    .leftJoin('sale as s', (join) =>
      join.onRef('s.company_id', '=', 'd.company_id').onRef('s.id', '=', 'd.document_id'),
    )
    .leftJoin('cash_session as t', (join) =>
      join.onRef('t.company_id', '=', 'd.company_id').onRef('t.id', '=', 'd.document_id'),
    )
    .leftJoin('cash_session_closing as z', (join) =>
      join.onRef('z.company_id', '=', 't.company_id').onRef('z.cash_session_id', '=', 't.id'),
    )
    .select(['t.id as session_id', 'z.z_number'])
    .select(['c.id', 'c.request', 'c.permissions', 'c.total_minor', 'c.discount_minor', 'c.given_at', 'o.currency'])
    .select(['r.id as register_id', 'r.name as register_name', 'u.id as user_id', 'u.name as user_name'])
    .select(['d.used_at', 's.id as sale_id', 's.number as sale_number'])
    .where('c.company_id', '=', ctx.companyId)
    .$if(points.length > 0, (some) => some.where('c.point_of_sale_id', '=', anyId(points)))
    .$if(registers.length > 0, (some) => some.where('c.register_id', '=', anyId(registers)))
  const { rows, meta } = await readPage(ctx.db, found, query, {
    orders: { givenAt: 'c.given_at' },
    byDefault: { field: 'givenAt', direction: 'desc' },
    id: 'c.id',
    cap: CAP,
  })
  const data = rows.map((row): ApprovalCode => ({
    id: row.id,
    register: { id: row.register_id, name: row.register_name },
    request: row.request,
    permissions: row.permissions as CodeApprovable[],
    totalMinor: row.total_minor,
    discountMinor: row.discount_minor,
    currency: row.currency,
    givenBy: { id: row.user_id, name: row.user_name },
    givenAt: row.given_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    sale: row.sale_id === null ? null : { id: row.sale_id, number: row.sale_number ?? '' },
    ...(row.session_id === null ? {} : { session: { id: row.session_id, zNumber: row.z_number } }),
  }))
  return { data, meta }
}
