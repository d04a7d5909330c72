import type { ClosingFigures, ClosingPart, ClosingPayment } from '@comptoir/contracts/sales/fiscal-closings'
import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '../../../platform/db/sums.ts'
import { addedPayments, emptyPart, NO_FIGURES, roundedBy } from './parts.rules.ts'
import { documentDay, type Reach, type Reading } from './series.queries.ts'

/** Tables of the documents that a closing sums up; `kind` is what the money ledger calls them. */
interface Documents {
  series: 'ticket' | 'return'
  table: 'sale' | 'sales_return'
  taxes: 'sale_tax' | 'sales_return_tax'
  kind: 'sale' | 'salesReturn'
  /** Returns are worth what was given back: they have no discounts. */
  hasDiscounts: boolean
}

const SALES: Documents = { series: 'ticket', table: 'sale', taxes: 'sale_tax', kind: 'sale', hasDiscounts: true }
const RETURNS: Documents = {
  series: 'return',
  table: 'sales_return',
  taxes: 'sales_return_tax',
  kind: 'salesReturn',
  hasDiscounts: false,
}

/** The documents `d` that a closing covers, by the counters of their series. */
function covered({ companyId }: Reading, { series, table }: Documents, heads: readonly Reach[]) {
  const reach = heads
    .filter(({ kind, toCounter, before }) => kind === series && toCounter > before)
    .map(({ registerId, epoch, before, toCounter }) => ({ registerId, epoch, before, toCounter }))
  return sql`json_to_recordset(${JSON.stringify(reach)}::json)
        as h ("registerId" uuid, epoch integer, before bigint, "toCounter" bigint)
      join ${sql.table(table)} as d on d.company_id = ${companyId} and d.register_id = h."registerId" and d.epoch = h.epoch
        and d.counter > h.before and d.counter <= h."toCounter"`
}

type Figures = Omit<ClosingFigures, 'taxes' | 'roundingMinor'>
type ByDay<T> = Map<string, T>

async function readFigures(
  ctx: Reading,
  documents: Documents,
  heads: readonly Reach[],
  timeZone: string,
): Promise<ByDay<Omit<ClosingFigures, 'taxes'>>> {
  const { rows } = await sql<Figures & { day: string; rounding: number }>`
    select ${documentDay(timeZone)} as day, count(*) as count, ${totalOf('d.gross_minor')} as "grossMinor",
        ${documents.hasDiscounts ? totalOf('d.discount_minor') : sql`0`} as "discountMinor",
        ${totalOf('d.net_ht_minor')} as "netHtMinor", ${totalOf('d.fodec_minor')} as "fodecMinor",
        ${totalOf('d.vat_minor')} as "vatMinor", ${totalOf('d.stamp_minor')} as "stampMinor",
        ${totalOf('d.total_minor')} as "totalMinor",
        ${totalOf('d.rounding_minor')} as rounding
      from ${covered(ctx, documents, heads)} group by 1`.execute(ctx.db)
  return new Map(rows.map(({ day, rounding, ...figures }) => [day, { ...figures, ...roundedBy(rounding) }]))
}

type Tax = ClosingFigures['taxes'][number]

async function readTaxes(
  ctx: Reading,
  documents: Documents,
  heads: readonly Reach[],
  timeZone: string,
): Promise<ByDay<Tax[]>> {
  const id = sql.ref(`t.${documents.table}_id`)
  const { rows } = await sql<Tax & { day: string }>`
    select ${documentDay(timeZone)} as day, t.rate_milli as "rateMilli", ${totalOf('t.base_ht_minor')} as "baseHtMinor",
        ${totalOf('t.fodec_minor')} as "fodecMinor", ${totalOf('t.vat_minor')} as "vatMinor",
        ${totalOf('t.total_minor')} as "totalMinor"
      from ${covered(ctx, documents, heads)}
      join ${sql.table(documents.taxes)} as t on t.company_id = ${ctx.companyId} and ${id} = d.id
      group by 1, 2 order by 1, 2`.execute(ctx.db)
  return grouped(rows)
}

async function readPayments(
  ctx: Reading,
  documents: Documents,
  heads: readonly Reach[],
  timeZone: string,
): Promise<ByDay<ClosingPayment[]>> {
  const of = (kind: string): RawBuilder<number> => totalOf('l.amount_minor', { column: 'l.kind', in: [kind] })
  const { rows } = await sql<ClosingPayment & { day: string }>`
    select ${documentDay(timeZone)} as day, m.id as "paymentMethodId", m.kind, m.name, ${of('payment')} as "receivedMinor",
        ${of('change')} as "changeMinor", ${of('refund')} as "refundedMinor"
      from ${covered(ctx, documents, heads)}
      join money_ledger as l on l.company_id = ${ctx.companyId} and l.document_id = d.id
        and l.document_kind = ${documents.kind}
      join payment_method as m on m.company_id = ${ctx.companyId} and m.id = l.payment_method_id
      group by 1, 2, 3, 4 order by 1, 2`.execute(ctx.db)
  return grouped(rows)
}

function grouped<T extends { day: string }>(rows: readonly T[]): ByDay<Omit<T, 'day'>[]> {
  const days: ByDay<Omit<T, 'day'>[]> = new Map()
  for (const { day, ...row } of rows) days.set(day, [...(days.get(day) ?? []), row])
  return days
}

async function readDocuments(
  ctx: Reading,
  documents: Documents,
  heads: readonly Reach[],
  timeZone: string,
): Promise<ByDay<{ figures: ClosingFigures; payments: ClosingPayment[] }>> {
  const figures = await readFigures(ctx, documents, heads, timeZone)
  const taxes = await readTaxes(ctx, documents, heads, timeZone)
  const payments = await readPayments(ctx, documents, heads, timeZone)
  return new Map(
    [...figures].map(([day, sums]) => [
      day,
      { figures: { ...sums, taxes: taxes.get(day) ?? [] }, payments: payments.get(day) ?? [] },
    ]),
  )
}

/** The sales and returns that a closing covers, by the day that they count for; days without any are left out. */
export async function readParts(ctx: Reading, heads: readonly Reach[], timeZone: string): Promise<ClosingPart[]> {
  const sales = await readDocuments(ctx, SALES, heads, timeZone)
  const returns = await readDocuments(ctx, RETURNS, heads, timeZone)
  return [...new Set([...sales.keys(), ...returns.keys()])].map((day) => {
    const [sold, returned] = [sales.get(day), returns.get(day)]
    return {
      ...emptyPart(day),
      sales: sold?.figures ?? NO_FIGURES,
      returns: returned?.figures ?? NO_FIGURES,
      payments: addedPayments(sold?.payments ?? [], returned?.payments ?? []),
    }
  })
}
