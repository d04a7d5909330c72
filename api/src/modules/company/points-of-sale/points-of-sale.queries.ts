import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { namedIn } from '@comptoir/contracts/default-names'
import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { filterValues } from '../../../platform/http/list.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isSearched, readForgivingPage } from '../../../platform/search/forgiving-page.ts'
import { toPointOfSale } from './points-of-sale.repository.ts'

function visible({ db, companyId, pointOfSaleIds }: TxCtx) {
  return db
    .selectFrom('point_of_sale as p')
    .where('p.company_id', '=', companyId)
    .$if(pointOfSaleIds !== null, (query) =>
      query.where(
        'p.id',
        'in',
        pointOfSaleIds?.length ? [...pointOfSaleIds] : ['00000000-0000-0000-0000-000000000000'],
      ),
    )
}

/** The rows a caller may see, with how many registers each has. */
function selection(ctx: TxCtx) {
  return visible(ctx)
    .leftJoin('client as x', (join) =>
      join.onRef('x.company_id', '=', 'p.company_id').onRef('x.id', '=', 'p.default_client_id'),
    )
    .select(['p.id', 'p.code', 'p.name', 'p.address', 'p.postal_code', 'p.city', 'p.phone', 'p.is_active', 'p.version'])
    .select([
      'p.time_zone',
      'p.default_client_id',
      'p.ticket_header',
      'p.ticket_footer',
      'p.stock_policy',
      'p.price_display',
      'p.cash_step_minor',
      'p.bears_stamp',
      'p.cash_tolerance_minor',
    ])
    .select(['x.name as default_client_name', 'x.name_key as default_client_name_key'])
    .select((eb) =>
      eb
        .selectFrom('register as r')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('r.company_id', '=', ctx.companyId)
        .whereRef('r.point_of_sale_id', '=', 'p.id')
        .as('register_count'),
    )
}

export async function findPointOfSale(ctx: TxCtx, id: string): Promise<PointOfSale | null> {
  const row = await selection(ctx).where('p.id', '=', id).executeTakeFirst()
  return row ? toPointOfSale(row, (await methodsOf(ctx, [id])).get(id) ?? [], ctx.language) : null
}

/** The active methods chosen for points of sale, in the order of the counter's buttons. */
async function methodsOf(
  { db, companyId, language }: TxCtx,
  ids: readonly string[],
): Promise<Map<string, ShortItem[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('point_of_sale_method as t')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 't.company_id').onRef('m.id', '=', 't.payment_method_id'),
    )
    .select(['t.point_of_sale_id as place', 'm.id', 'm.name', 'm.name_key'])
    .where('t.company_id', '=', companyId)
    .where('t.point_of_sale_id', 'in', [...ids])
    .where('m.is_active', '=', true)
    .orderBy('m.position')
    .orderBy('m.name')
    .orderBy('m.id')
    .execute()
  const methods = new Map<string, ShortItem[]>()
  for (const { place, id, ...row } of rows) {
    methods.set(place, [...(methods.get(place) ?? []), { id, name: namedIn(row, language) }])
  }
  return methods
}

/** Whether clients can pay by all of these methods: each is there and active. */
export async function areTaken({ db, companyId }: TxCtx, methodIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .selectFrom('payment_method')
    .select('id')
    .where('company_id', '=', companyId)
    .where('direction', '=', 'client')
    .where('is_active', '=', true)
    .where('id', 'in', [...methodIds])
    .execute()
  return rows.length === new Set(methodIds).size
}

/** What the company counts in. */
export async function findCurrency({ db, companyId }: TxCtx): Promise<string> {
  const { currency } = await db
    .selectFrom('company')
    .select('currency')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return currency
}

/** Whether a client can be sold to: neither inactive, nor merged into another, nor without a name since their data were erased. */
export async function isSoldTo({ db, companyId }: TxCtx, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('client')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', clientId)
    .where('is_active', '=', true)
    .where('merged_into_id', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export function listShortPointsOfSale(ctx: TxCtx): Promise<ShortItem[]> {
  return visible(ctx).select(['p.id', 'p.name']).where('p.is_active', '=', true).orderBy('p.name').execute()
}

/** All points of sale of the company, regardless of who may see them. */
export async function countPointsOfSale({ db, companyId }: TxCtx): Promise<number> {
  const { count } = await db
    .selectFrom('point_of_sale')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

const SEARCHED = ['code', 'name', 'city'] as const

const CAP = 100_000

export async function listPointsOfSale(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<PointOfSale>> {
  const active = filterValues(query, 'isActive')
  const found = selection(ctx).$if(active.length === 1, (q) => q.where('p.is_active', '=', active[0] === 'true'))
  const rules = {
    orders: { code: 'p.code', name: 'p.name', city: 'p.city' },
    byDefault: { field: 'name', direction: 'asc' },
    nullable: ['city'],
    id: 'p.id',
    cap: CAP,
  } as const
  const texts = SEARCHED.filter((field) => isSearched(query, field)).map((field) => folded(sql.ref(`p.${field}`)))
  const { rows, meta } = await readForgivingPage(ctx.db, found, query, rules, texts)
  const methods = await methodsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => toPointOfSale(row, methods.get(row.id) ?? [], ctx.language)), meta }
}

/** Somebody with a cash session open at the point of sale, if anybody, and at which register. */
export async function findOpenSession(
  { db, companyId }: TxCtx,
  pointOfSaleId: string,
): Promise<{ by: string; register: string } | null> {
  const row = await db
    .selectFrom('cash_session as s')
    .innerJoin('register as r', (join) =>
      join.onRef('r.company_id', '=', 's.company_id').onRef('r.id', '=', 's.register_id'),
    )
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.id', '=', 's.opened_by'),
    )
    .select(['u.name as by', 'r.name as register'])
    .where('s.company_id', '=', companyId)
    .where('r.point_of_sale_id', '=', pointOfSaleId)
    .where('s.state', '<>', 'closed')
    .orderBy('r.code')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
