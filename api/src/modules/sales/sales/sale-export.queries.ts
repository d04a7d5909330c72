import { namedIn } from '@comptoir/contracts/default-names'
import type { SaleRow } from '@comptoir/contracts/sales/sales'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { DOCUMENT_ORDERS } from './counter-documents.queries.ts'
import { readDocuments } from './document-search.queries.ts'
import { askedSales, saleRow } from './sales.queries.ts'

/** A ticket as the list shows it, with what books need of it. */
export interface SaleForBooks extends SaleRow {
  businessDate: string
  netHtMinor: number
  fodecMinor: number
  vatMinor: number
  stampMinor: number
  receivedMinor: number
  changeMinor: number
  roundingMinor: number
  /** What was noted on it; null for nothing. */
  note: string | null
  sessionOpenedAt: string | null
  /** That of its session's closing; null until then. */
  zNumber: number | null
  /** By what it was paid, each once, in the reader's language. */
  paymentMethods: string[]
  /** What of it was cash in other currencies, and its value. */
  foreign: { currency: string; amountMinor: number }[]
  /** In the ticket’s currency; null where there was none. */
  foreignValueMinor: number | null
}

/** The list of tickets as its file has it: the same rows in the same order. */
export async function listSalesForBooks(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SaleForBooks>> {
  const found = askedSales(ctx, query).select([
    'd.business_date',
    'd.cash_session_id',
    'd.net_ht_minor',
    'd.fodec_minor',
    'd.vat_minor',
    'd.received_minor',
    'd.change_minor',
    'd.rounding_minor',
    'd.note',
  ])
  const { rows, meta } = await readDocuments(ctx, found, query, DOCUMENT_ORDERS)
  const sessions = await findSessions(ctx, [...new Set(rows.map((row) => row.cash_session_id))])
  const methods = await findMethods(
    ctx,
    rows.map(({ id }) => id),
  )
  const foreign = await findForeign(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map((row) => ({
      ...saleRow(row),
      businessDate: row.business_date,
      netHtMinor: row.net_ht_minor,
      fodecMinor: row.fodec_minor,
      vatMinor: row.vat_minor,
      stampMinor: row.stamp_minor,
      receivedMinor: row.received_minor,
      changeMinor: row.change_minor,
      roundingMinor: row.rounding_minor ?? 0,
      note: row.note,
      sessionOpenedAt: sessions.get(row.cash_session_id)?.opened_at.toISOString() ?? null,
      zNumber: sessions.get(row.cash_session_id)?.z_number ?? null,
      paymentMethods: [...(methods.get(row.id) ?? [])],
      ...(foreign.get(row.id) ?? { foreign: [], foreignValueMinor: null }),
    })),
    meta,
  }
}

interface SessionOfSales {
  id: string
  opened_at: Date
  z_number: number | null
}

async function findSessions(
  { db, companyId }: TxCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SessionOfSales>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('cash_session as s')
    .leftJoin('cash_session_closing as z', (join) =>
      join.onRef('z.company_id', '=', 's.company_id').onRef('z.cash_session_id', '=', 's.id'),
    )
    .select(['s.id', 's.opened_at', 'z.z_number'])
    .where('s.company_id', '=', companyId)
    .where('s.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function findMethods(
  { db, companyId, language }: TxCtx,
  saleIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const methods = new Map<string, Set<string>>()
  if (saleIds.length === 0) return methods
  const rows = await db
    .selectFrom('money_ledger as l')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.payment_method_id'),
    )
    .select(['l.document_id', 'm.name', 'm.name_key'])
    .where('l.company_id', '=', companyId)
    .where('l.document_kind', '=', 'sale')
    .where('l.kind', '=', 'payment')
    .where('l.document_id', 'in', saleIds)
    .orderBy('l.document_id')
    .orderBy('l.line_number')
    .execute()
  for (const { document_id: id, ...method } of rows)
    methods.set(id, (methods.get(id) ?? new Set()).add(namedIn(method, language)))
  return methods
}

type InForeign = Pick<SaleForBooks, 'foreign'> & { foreignValueMinor: number }

async function findForeign(
  { db, companyId }: TxCtx,
  saleIds: readonly string[],
): Promise<ReadonlyMap<string, InForeign>> {
  const found = new Map<string, InForeign>()
  if (saleIds.length === 0) return found
  const rows = await db
    .selectFrom('sale as s')
    .innerJoin('money_ledger as l', (join) =>
      join.onRef('l.company_id', '=', 's.company_id').onRef('l.document_id', '=', 's.id'),
    )
    .select(['s.id', 'l.id as entry_id', 'l.amount_minor', 's.payment_details'])
    .where('s.company_id', '=', companyId)
    .where('l.company_id', '=', companyId)
    .where('s.id', 'in', saleIds)
    // Few tickets say anything of a payment, and of these few were paid so.
    .where('s.payment_details', 'is not', null)
    .where('l.document_kind', '=', 'sale')
    .orderBy('l.line_number')
    .execute()
  for (const { id, entry_id: entryId, amount_minor: valueMinor, payment_details: details } of rows) {
    const cash = details?.[entryId]?.foreign
    if (!cash) continue
    const { foreign, foreignValueMinor } = found.get(id) ?? { foreign: [], foreignValueMinor: 0 }
    const { currency, amountMinor } = cash
    found.set(id, {
      foreign: [...foreign, { currency, amountMinor }],
      foreignValueMinor: foreignValueMinor + valueMinor,
    })
  }
  return found
}
