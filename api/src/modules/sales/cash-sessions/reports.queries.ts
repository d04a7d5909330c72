import type { CashSession, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { countBesideSales } from './beside-sales.queries.ts'
import { readPeople } from './people.queries.ts'

type SummedFigure =
  `s.${'item_count' | 'gross_minor' | 'discount_minor' | 'net_ht_minor' | 'fodec_minor' | 'stamp_minor' | 'total_minor' | 'rounding_minor'}`
type SummedTax = `t.${'base_ht_minor' | 'vat_minor' | 'total_minor'}`

type Figures = Pick<
  ZReport,
  | 'ticketCount'
  | 'itemCount'
  | 'grossMinor'
  | 'discountMinor'
  | 'netHtMinor'
  | 'fodecMinor'
  | 'stampMinor'
  | 'totalMinor'
  | 'firstTicket'
  | 'lastTicket'
>

/** What documents come to, and by how much more was paid or given back since cash was rounded. */
interface Summed<T> {
  figures: T
  roundingMinor: number
}

async function readSales({ db, companyId }: TxCtx, sessionId: string): Promise<Summed<Figures>> {
  const sum = (column: SummedFigure) => totalOf(column)
  const row = await db
    .selectFrom('sale as s')
    .select((eb) => [
      eb.fn.countAll<number>().as('tickets'),
      sql<string | null>`(array_agg(s.number order by s.epoch, s.counter))[1]`.as('first'),
      sql<string | null>`(array_agg(s.number order by s.epoch desc, s.counter desc))[1]`.as('last'),
    ])
    .select([
      sum('s.item_count').as('items'),
      sum('s.gross_minor').as('gross'),
      sum('s.discount_minor').as('discount'),
      sum('s.net_ht_minor').as('net_ht'),
      sum('s.fodec_minor').as('fodec'),
      sum('s.stamp_minor').as('stamp'),
      sum('s.total_minor').as('total'),
      sum('s.rounding_minor').as('rounding'),
    ])
    .where('s.company_id', '=', companyId)
    .where('s.cash_session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const figures = {
    ticketCount: row.tickets,
    itemCount: row.items,
    grossMinor: row.gross,
    discountMinor: row.discount,
    netHtMinor: row.net_ht,
    fodecMinor: row.fodec,
    stampMinor: row.stamp,
    totalMinor: row.total,
    firstTicket: row.first,
    lastTicket: row.last,
  }
  return { figures, roundingMinor: row.rounding }
}

async function readReturns(
  { db, companyId }: TxCtx,
  sessionId: string,
): Promise<Summed<Required<Pick<ZReport, 'returnCount' | 'returnedMinor'>>>> {
  const row = await db
    .selectFrom('sales_return as r')
    .select((eb) => [eb.fn.countAll<number>().as('count'), totalOf('r.total_minor').as('total')])
    .select(totalOf('r.rounding_minor').as('rounding'))
    .where('r.company_id', '=', companyId)
    .where('r.cash_session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return { figures: { returnCount: row.count, returnedMinor: row.total }, roundingMinor: row.rounding }
}

/** Held tickets that were given up in a session. */
async function countDiscarded({ db, companyId }: TxCtx, sessionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('held_ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('ended_session_id', '=', sessionId)
    .where('state', '=', 'discarded')
    .executeTakeFirstOrThrow()
  return count
}

async function readTaxes({ db, companyId }: TxCtx, sessionId: string): Promise<ZReport['taxes']> {
  const sum = (column: SummedTax) => totalOf(column)
  const rows = await db
    .selectFrom('sale_tax as t')
    .innerJoin('sale as s', (join) => join.onRef('s.company_id', '=', 't.company_id').onRef('s.id', '=', 't.sale_id'))
    .select('t.rate_milli')
    .select([sum('t.base_ht_minor').as('base'), sum('t.vat_minor').as('vat'), sum('t.total_minor').as('total')])
    .where('s.company_id', '=', companyId)
    .where('s.cash_session_id', '=', sessionId)
    .groupBy('t.rate_milli')
    .orderBy('t.rate_milli')
    .execute()
  return rows.map((row) => ({
    rateMilli: row.rate_milli,
    baseHtMinor: row.base,
    vatMinor: row.vat,
    totalMinor: row.total,
  }))
}

/** Who sells, as the papers of a session name them. */
export async function readSeller({ db, companyId }: TxCtx, pointOfSaleId: string): Promise<ZReport['seller']> {
  const row = await db
    .selectFrom('point_of_sale as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select(['c.name', 'c.tax_id', 'p.address', 'p.postal_code', 'p.city'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', pointOfSaleId)
    .executeTakeFirstOrThrow()
  return { name: row.name, taxId: row.tax_id, address: postalAddress(row) }
}

/** Street, then postal code and town, as on an envelope. */
export function postalAddress(row: {
  address: string | null
  postal_code: string | null
  city: string | null
}): string {
  return [row.address, [row.postal_code, row.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** What a session's report says at this moment; the closing gives it a number and a seal. */
export async function computeReport(ctx: TxCtx, session: CashSession): Promise<ZReport> {
  const sales = await readSales(ctx, session.id)
  const returns = await readReturns(ctx, session.id)
  const roundingMinor = sales.roundingMinor - returns.roundingMinor
  const discardedCount = await countDiscarded(ctx, session.id)
  const besideSales = await countBesideSales(ctx, session.id)
  return {
    kind: 'X',
    number: null,
    session,
    seller: await readSeller(ctx, session.pointOfSaleId),
    ...sales.figures,
    ...returns.figures,
    ...(roundingMinor === 0 ? {} : { roundingMinor }),
    ...(discardedCount === 0 ? {} : { discardedCount }),
    ...besideSales,
    taxes: await readTaxes(ctx, session.id),
    ...(await readPeople(ctx, session.id)),
    issuedAt: ctx.now.toISOString(),
    hash: null,
    previousHash: null,
  }
}
