import type { StockTransferRow } from '@comptoir/contracts/inventory/stock-transfers'
import { STOCK_LEVELS } from '@comptoir/contracts/inventory/stock-levels'
import { stockValueMinor } from '@comptoir/money'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import { dayAfter, startOfDay } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { anyId, anyOf, filterDay, filterIds, filterValues } from '../../../platform/http/list.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isSearched, readForgivingPage } from '../../../platform/search/forgiving-page.ts'
import { findTimeZone } from '../../company/settings/index.ts'
import { DAY_MS, daysInTransit, ON_THE_WAY } from './stock-transfers.rules.ts'
import { currencyOf } from './transfer.queries.ts'

const RULES = {
  orders: { createdAt: 'd.created_at', number: 'd.number' },
  byDefault: { field: 'createdAt', direction: 'desc' },
  id: 'd.id',
  cap: 100_000,
} as const

/** Those of which the caller may work at either end, newest first. */
export async function listTransfers(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<StockTransferRow>> {
  const texts = isSearched(query, 'number') ? [folded(sql.ref('d.number'))] : []
  const { rows, meta } = await readForgivingPage(
    ctx.db,
    found(ctx, query, await asked(ctx, query)),
    query,
    RULES,
    texts,
  )
  const sums = await findSums(
    ctx,
    rows.map(({ id }) => id),
  )
  const seesValue = ctx.permissions.has(STOCK_LEVELS.permissions.seeValue)
  return {
    data: rows.map((row) => {
      const sum = sums.get(row.id)
      const isShipped = row.shippedAt !== null
      const isAllHere = row.state === 'received' || row.state === 'closed' || row.state === 'cancelled'
      return {
        ...{ id: row.id, number: row.number, state: row.state, fromName: row.fromName, toName: row.toName },
        ...{ lineCount: sum?.lineCount ?? 0, createdBy: row.createdBy, expectedOn: row.expectedOn },
        quantityMilli: (isShipped ? sum?.pickedMilli : sum?.requestedMilli) ?? 0,
        receivedMilli: isShipped ? (sum?.receivedMilli ?? 0) : null,
        missingMilli: isShipped && isAllHere ? (sum?.missingMilli ?? 0) : null,
        valueMinor:
          isShipped && seesValue ? stockValueMinor(BigInt(sum?.valueNano ?? 0), currencyOf(row.currency)) : null,
        createdAt: row.createdAt.toISOString(),
        shippedAt: row.shippedAt?.toISOString() ?? null,
        ...{ hasExtraWaiting: row.hasExtraWaiting, neededOn: row.neededOn },
        daysInTransit: daysInTransit(row.state, row.shippedAt, ctx.now),
      }
    }),
    meta,
  }
}

async function asked(ctx: TxCtx, query: ListQuery) {
  const [since, until] = [filterDay(query, 'from'), filterDay(query, 'to')]
  const [days] = filterValues(query, 'daysInTransit')
  if (days !== undefined && !/^\d{1,4}$/.test(days))
    throw new DomainError('request.invalid', {}, '/filter/daysInTransit')
  const timeZone = since === undefined && until === undefined ? '' : await findTimeZone(ctx)
  return {
    since: since === undefined ? null : startOfDay(since, timeZone),
    before: until === undefined ? null : startOfDay(dayAfter(until), timeZone),
    shippedBefore: days === undefined ? null : new Date(ctx.now.getTime() - Number(days) * DAY_MS),
  }
}

function found({ db, companyId, pointOfSaleIds }: TxCtx, query: ListQuery, days: Awaited<ReturnType<typeof asked>>) {
  const { since, before, shippedBefore } = days
  const products = filterIds(query, 'product')
  const shops = filterIds(query, 'pointOfSale')
  const from = filterIds(query, 'fromPointOfSale')
  const to = filterIds(query, 'toPointOfSale')
  const states = filterValues(query, 'state')
  return db
    .selectFrom('stock_transfer as d')
    .innerJoin('point_of_sale as f', (join) =>
      join.onRef('f.company_id', '=', 'd.company_id').onRef('f.id', '=', 'd.from_point_of_sale_id'),
    )
    .innerJoin('point_of_sale as t', (join) =>
      join.onRef('t.company_id', '=', 'd.company_id').onRef('t.id', '=', 'd.to_point_of_sale_id'),
    )
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'd.company_id').onRef('u.id', '=', 'd.created_by'),
    )
    .innerJoin('company as c', 'c.id', 'd.company_id')
    .select(['d.id', 'd.number', 'd.state', 'f.name as fromName', 't.name as toName', 'u.name as createdBy'])
    .select(['d.expected_on as expectedOn', 'd.created_at as createdAt', 'd.shipped_at as shippedAt', 'c.currency'])
    .select('d.needed_on as neededOn')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('stock_transfer_extra as e')
            .select('e.id')
            .whereRef('e.company_id', '=', 'd.company_id')
            .whereRef('e.transfer_id', '=', 'd.id')
            .where('e.company_id', '=', companyId)
            .where('e.state', '=', 'waiting'),
        )
        .$castTo<boolean>()
        .as('hasExtraWaiting'),
    )
    .where('d.company_id', '=', companyId)
    .where('c.id', '=', companyId)
    .$if(pointOfSaleIds !== null, (q) =>
      q.where((eb) =>
        eb.or([
          eb('d.from_point_of_sale_id', '=', anyId(pointOfSaleIds ?? [])),
          eb('d.to_point_of_sale_id', '=', anyId(pointOfSaleIds ?? [])),
        ]),
      ),
    )
    .$if(shops.length > 0, (q) =>
      q.where((eb) =>
        eb.or([eb('d.from_point_of_sale_id', '=', anyId(shops)), eb('d.to_point_of_sale_id', '=', anyId(shops))]),
      ),
    )
    .$if(from.length > 0, (q) => q.where('d.from_point_of_sale_id', '=', anyId(from)))
    .$if(to.length > 0, (q) => q.where('d.to_point_of_sale_id', '=', anyId(to)))
    .$if(states.length > 0, (q) => q.where('d.state', '=', anyOf<StockTransferRow['state']>(states)))
    .$if(since !== null, (q) => q.where('d.created_at', '>=', since))
    .$if(before !== null, (q) => q.where('d.created_at', '<', before))
    .$if(shippedBefore !== null, (q) =>
      q.where('d.shipped_at', '<=', shippedBefore).where('d.state', 'in', [...ON_THE_WAY]),
    )
    .$if(products.length > 0, (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('stock_transfer_line as l')
            .select('l.id')
            .whereRef('l.company_id', '=', 'd.company_id')
            .whereRef('l.transfer_id', '=', 'd.id')
            .where('l.company_id', '=', companyId)
            .where('l.product_id', '=', anyId(products)),
        ),
      ),
    )
}

/** What the lines of transfers come to. */
async function findSums({ db, companyId }: TxCtx, ids: readonly string[]) {
  const rows = await db
    .selectFrom('stock_transfer_line as l')
    .select((eb) => ['l.transfer_id as id', eb.fn.countAll<number>().as('lineCount')])
    .select([
      sql<number>`sum(l.requested_milli)::float8`.as('requestedMilli'),
      sql<number>`sum(l.picked_milli)::float8`.as('pickedMilli'),
      sql<number>`sum(l.good_milli + l.damaged_milli)::float8`.as('receivedMilli'),
      sql<number>`sum(l.picked_milli - l.good_milli - l.damaged_milli - l.returned_milli - l.lost_milli)::float8`.as(
        'missingMilli',
      ),
      sql<string>`sum(l.picked_milli::numeric * coalesce(l.unit_cost_micro, 0))::text`.as('valueNano'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.transfer_id', '=', anyId(ids))
    .groupBy('l.transfer_id')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
