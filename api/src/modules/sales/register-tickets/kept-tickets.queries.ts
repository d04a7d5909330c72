import type { KeptReason, KeptTicket } from '@comptoir/contracts/sales/register-tickets'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, anyOf, filterIds, filterValues, readPage } from '../../../platform/http/list.ts'

/** More are counted as "more than". */
const CAP = 10_000

/** What came from registers and is not in the books, of the points of sale that the caller may enter; the newest first. */
export async function listKeptTickets(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<KeptTicket>> {
  const registers = filterIds(query, 'register')
  const reasons = filterValues(query, 'reason')
  const found = ctx.db
    .selectFrom('kept_ticket as k')
    .innerJoin('register as r', (join) =>
      join.onRef('r.company_id', '=', 'k.company_id').onRef('r.id', '=', 'k.register_id'),
    )
    .select(['k.id', 'k.reason', 'k.epoch', 'k.counter', 'k.received_at', 'k.text'])
    .select(['r.id as register_id', 'r.name as register_name'])
    .where('k.company_id', '=', ctx.companyId)
    .$if(registers.length > 0, (some) => some.where('k.register_id', '=', anyId(registers)))
    .$if(reasons.length > 0, (some) => some.where('k.reason', '=', anyOf<KeptReason>(reasons)))
  const { rows, meta } = await readPage(ctx.db, found, query, {
    orders: { receivedAt: 'k.received_at' },
    byDefault: { field: 'receivedAt', direction: 'desc' },
    id: 'k.id',
    cap: CAP,
  })
  const data = rows.map(({ register_id: id, register_name: name, received_at: receivedAt, ...row }) => ({
    ...row,
    register: { id, name },
    receivedAt: receivedAt.toISOString(),
  }))
  return { data, meta }
}
