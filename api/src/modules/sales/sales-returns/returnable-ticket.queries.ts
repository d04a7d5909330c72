import type { ReturnableTicket, ReturnableTicketLine } from '@comptoir/contracts/sales/sales-returns'
import { sql, type Selectable } from 'kysely'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import type { Sale } from '../../../platform/db/tables.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import { isVatCharged, sharedLines } from './returnable-ticket.rules.ts'
import { findGoods, type GoodsOfLine } from './returned-goods.queries.ts'

/** A ticket with what its returns need beyond what the counter is told. */
export interface OriginalTicket {
  ticket: ReturnableTicket
  clientId: string
  /** Which of the ticket's returns the next one is. */
  nextPosition: number
  /** What one of a product's own unit cost when it was sold, in millionths, by line. */
  costs: ReadonlyMap<string, number>
  /** Of which lots and pieces its lines were, and what came back of them, by line; those of none are missing. */
  goods: ReadonlyMap<string, GoodsOfLine>
  /** Where goods that may not be sold are kept in the shop of the register; null where there is no such place. */
  quarantineId: string | null
}

/** Which ticket is asked for. */
export type AskedTicket = { number: string } | { saleId: string }

/**
 * A ticket that the caller may see, with all that came back of it anywhere in the company: who works in one shop must not
 * take back what another shop has taken back already. Refuses as not found what is unknown or not theirs to see.
 */
export async function readOriginal(ctx: TxCtx, asked: AskedTicket, registerId: string): Promise<OriginalTicket> {
  const sale = await findSaleRow(ctx, asked)
  if (!sale || !mayEnter(ctx, sale.point_of_sale_id)) {
    throw new DomainError('salesReturn.ticketNotFound', { number: 'number' in asked ? asked.number : '' })
  }
  const quarantineId = await findQuarantine(ctx, registerId)
  return everywhere(ctx, (all) => readWhole(all, sale, quarantineId))
}

type SaleRow = Selectable<Sale>

function foreignOf({ payment_details: details }: Pick<SaleRow, 'payment_details'>): Pick<ReturnableTicket, 'foreign'> {
  const codes = Object.values(details ?? {}).flatMap(({ foreign }) => foreign?.currency ?? [])
  return codes.length > 0 ? { foreign: [...new Set(codes)].toSorted() } : {}
}

async function findSaleRow({ db, companyId }: TxCtx, asked: AskedTicket): Promise<SaleRow | undefined> {
  const found = db.selectFrom('sale').selectAll().where('company_id', '=', companyId)
  if ('saleId' in asked) return found.where('id', '=', asked.saleId).executeTakeFirst()
  const typed = asked.number.trim()
  return found.where('number', 'in', [typed, typed.toUpperCase()]).executeTakeFirst()
}

/** Where goods that may not be sold are kept in the shop of a register; null where there is no such place. */
export async function findQuarantine({ db, companyId }: TxCtx, registerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('register as r')
    .innerJoin('stock_location as k', (join) =>
      join.onRef('k.company_id', '=', 'r.company_id').onRef('k.point_of_sale_id', '=', 'r.point_of_sale_id'),
    )
    .select('k.id')
    .where('r.company_id', '=', companyId)
    .where('r.id', '=', registerId)
    .where('k.kind', '=', 'quarantine')
    .where('k.is_active', '=', true)
    .orderBy('k.created_at')
    .orderBy('k.id')
    .executeTakeFirst()
  return row?.id ?? null
}

async function readWhole(ctx: TxCtx, sale: SaleRow, quarantineId: string | null): Promise<OriginalTicket> {
  const { db, companyId } = ctx
  const lines = await db
    .selectFrom('sale_line')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('sale_id', '=', sale.id)
    .orderBy('line_number')
    .execute()
  const taxes = await db
    .selectFrom('sale_tax')
    .select('rate_milli as rateMilli')
    .where('company_id', '=', companyId)
    .where('sale_id', '=', sale.id)
    .execute()
  const returns = await db
    .selectFrom('sales_return')
    .select(['id', 'number', 'occurred_at', 'total_minor', 'sale_position'])
    .where('company_id', '=', companyId)
    .where('sale_id', '=', sale.id)
    .orderBy('sale_position')
    .execute()
  const returnIds = returns.map(({ id }) => id)
  const sold = lines.map((line) => ({
    id: line.id,
    lineNumber: line.line_number,
    productId: line.product_id,
    code: line.code,
    designation: line.designation,
    unit: line.unit,
    packQuantityMilli: line.pack_quantity_milli,
    quantityMilli: line.quantity_milli,
    unitPriceMicro: line.unit_price_micro,
    vatRateMilli: line.vat_rate_milli,
    netHtMinor: line.net_ht_minor,
    fodecMinor: line.fodec_minor,
    vatMinor: line.vat_minor,
    totalMinor: line.total_minor,
  }))
  const ticket: ReturnableTicket = {
    saleId: sale.id,
    number: sale.number,
    occurredAt: sale.occurred_at.toISOString(),
    currency: sale.currency,
    pointOfSale: sale.seller.pointOfSale,
    client: sale.seller.client,
    isVatCharged: isVatCharged(sold, taxes),
    totalMinor: sale.total_minor,
    ...(sale.stamp_minor > 0 && { stampMinor: sale.stamp_minor }),
    lines: sharedLines(sold, sale.trace, await findReturned(ctx, returnIds)),
    paid: await findPaid(ctx, sale.id, returnIds),
    ...foreignOf(sale),
    returns: returns.map((row) => ({
      number: row.number,
      occurredAt: row.occurred_at.toISOString(),
      totalMinor: row.total_minor,
    })),
    hasQuarantine: quarantineId !== null,
  }
  return {
    ticket,
    clientId: sale.client_id,
    nextPosition: (returns.at(-1)?.sale_position ?? 0) + 1,
    costs: new Map(lines.map((line) => [line.id, line.unit_cost_micro])),
    goods: lines.some((line) => line.lots ?? line.serial_numbers)
      ? await findGoods(ctx, sale.id, returnIds)
      : new Map(),
    quarantineId,
  }
}

/** What came back of each line of a ticket. */
async function findReturned(
  { db, companyId }: TxCtx,
  returnIds: readonly string[],
): Promise<Map<string, ReturnableTicketLine['returned']>> {
  if (returnIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sales_return_line')
    .select(['sale_line_id', 'quantity_milli', 'net_ht_minor', 'fodec_minor', 'vat_minor', 'total_minor'])
    .where('company_id', '=', companyId)
    .where('sales_return_id', 'in', returnIds)
    .execute()
  const returned = new Map<string, ReturnableTicketLine['returned']>()
  for (const row of rows) {
    const before = returned.get(row.sale_line_id ?? '')
    returned.set(row.sale_line_id ?? '', {
      quantityMilli: (before?.quantityMilli ?? 0) + row.quantity_milli,
      netHtMinor: (before?.netHtMinor ?? 0) + row.net_ht_minor,
      fodecMinor: (before?.fodecMinor ?? 0) + row.fodec_minor,
      vatMinor: (before?.vatMinor ?? 0) + row.vat_minor,
      totalMinor: (before?.totalMinor ?? 0) + row.total_minor,
    })
  }
  return returned
}

/** What a ticket was paid with and what its returns gave back, by method: first that by which most came in. */
async function findPaid(
  { db, companyId }: TxCtx,
  saleId: string,
  returnIds: readonly string[],
): Promise<ReturnableTicket['paid']> {
  const entries = await db
    .selectFrom('money_ledger as l')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'l.company_id').onRef('m.id', '=', 'l.payment_method_id'),
    )
    .select(['l.payment_method_id', 'm.kind', 'l.document_kind', 'l.amount_minor'])
    .select(sql<boolean>`m.is_active and m.direction = 'client'`.as('is_active'))
    .where('l.company_id', '=', companyId)
    .where('l.document_id', 'in', [saleId, ...returnIds])
    .where('l.document_kind', 'in', ['sale', 'salesReturn'])
    .execute()
  const paid = new Map<string, ReturnableTicket['paid'][number]>()
  for (const { payment_method_id: id, kind, is_active, document_kind, amount_minor } of entries) {
    const before = paid.get(id) ?? {
      paymentMethodId: id,
      methodKind: kind,
      isActive: is_active,
      paidMinor: 0,
      refundedMinor: 0,
    }
    const isSale = document_kind === 'sale'
    paid.set(id, {
      ...before,
      paidMinor: before.paidMinor + (isSale ? amount_minor : 0),
      refundedMinor: before.refundedMinor - (isSale ? 0 : amount_minor),
    })
  }
  return [...paid.values()].toSorted((one, other) => other.paidMinor - one.paidMinor)
}
