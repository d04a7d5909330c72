import { recordedClient } from '@comptoir/contracts/default-names'
import type { SearchHit } from '@comptoir/contracts/search'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { readTyped } from './sale-search.rules.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'
/** A register is rarely enrolled anew; older runs of numbers than these are found in the list. */
const EPOCHS = 20

/** The registers whose tickets the caller may see, and the runs of numbers that they have had. */
async function findSeries({
  db,
  companyId,
  pointOfSaleIds,
}: TxCtx): Promise<{ registerIds: string[]; epochs: number[] }> {
  const rows = await db
    .selectFrom('register')
    .select(['id', 'epoch'])
    .where('company_id', '=', companyId)
    .$if(pointOfSaleIds !== null, (query) =>
      query.where('point_of_sale_id', 'in', pointOfSaleIds?.length ? [...pointOfSaleIds] : [NO_ID]),
    )
    .execute()
  const newest = Math.max(1, ...rows.map(({ epoch }) => epoch))
  const epochs = Array.from({ length: Math.min(newest, EPOCHS) }, (_, index) => newest - index)
  return { registerIds: rows.map(({ id }) => id), epochs }
}

/** Tickets by their number, the newest first: by the counter's own index, so that a million of them cost no more than ten. */
export async function searchSales(ctx: TxCtx, text: string, limit: number): Promise<SearchHit[]> {
  const typed = readTyped(text)
  if (typed === null) return []
  const { registerIds, epochs } = await findSeries(ctx)
  if (registerIds.length === 0) return []
  const rows = await ctx.db
    .selectFrom('sale as d')
    .select(['d.id', 'd.number', sql<string | null>`${sql.ref('d.seller')} ->> 'client'`.as('client')])
    .where('d.company_id', '=', ctx.companyId)
    .where('d.register_id', 'in', registerIds)
    .where('d.epoch', 'in', epochs)
    .where('d.counter', '=', typed.counter)
    .where(sql<boolean>`strpos(replace(d.number, '-', ''), ${typed.lead}) > 0`)
    .orderBy('d.occurred_at', 'desc')
    .orderBy('d.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, number, client }) => ({
    id,
    title: number,
    detail: client && recordedClient(client)[ctx.language],
  }))
}
