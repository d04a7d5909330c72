import type { Voucher, VoucherMovement, VoucherRow, VoucherState } from '@comptoir/contracts/sales/vouchers'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { searchWords } from '@comptoir/contracts/search-text'
import { maskedCode } from '@comptoir/contracts/voucher-codes'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { businessDateOf } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { anyId, filterDay, filterIds, filterValues, readPage } from '../../../platform/http/list.ts'
import { isNothing } from '../../../platform/search/forgiving-page.ts'
import { forgivingSlips } from '../../../platform/search/meant.ts'
import { withMerged } from '../../people/index.ts'
import { stateOf } from './vouchers.rules.ts'

/** What is left of a voucher `v`: what was given back by it less what was paid by it. Read from an index alone. */
function leftOf(companyId: string): RawBuilder<number> {
  return sql<number>`-(select ${totalOf('l.amount_minor')} from money_ledger l
    where l.company_id = ${companyId} and l.voucher_id = v.id)`
}

/** Vouchers with the return that issued them, where the caller may enter its shop: row-level security leaves out the others. */
function issued({ db, companyId }: TxCtx) {
  return db
    .selectFrom('voucher as v')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'v.company_id').onRef('u.id', '=', 'v.user_id'),
    )
    .leftJoin('sales_return as r', (join) =>
      join.onRef('r.company_id', '=', 'v.company_id').onRef('r.id', '=', 'v.sales_return_id'),
    )
    .select(['v.id', 'v.number', 'v.code', 'v.amount_minor', 'v.currency', 'v.expires_on', 'v.occurred_at'])
    .select(['v.sales_return_id', 'r.number as return_number', 'r.seller', 'u.name as issued_by'])
    .select(leftOf(companyId).as('left_minor'))
    .where('v.company_id', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof issued>['execute']>>[number]

const RULES = {
  orders: {
    occurredAt: 'v.occurred_at',
    amountMinor: 'v.amount_minor',
    number: 'v.number',
    expiresOn: 'v.expires_on',
  },
  nullable: ['expiresOn'],
  byDefault: { field: 'occurredAt', direction: 'desc' },
  id: 'v.id',
  cap: 10_000,
} as const

export async function listVouchers(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<VoucherRow>> {
  const { timeZone } = await findLetterhead(ctx)
  const today = businessDateOf(ctx.now, timeZone)
  const [clients, states] = [filterIds(query, 'client'), filterValues(query, 'state')]
  const [from, to] = [filterDay(query, 'from'), filterDay(query, 'to')]
  const day = sql<string>`(v.occurred_at at time zone ${timeZone})::date`
  const found = issued(ctx)
    .$if(clients.length > 0, (vouchers) => vouchers.where('r.client_id', 'in', withMerged(ctx.companyId, clients)))
    .$if(states.length > 0, (vouchers) => vouchers.where(isIn(states, leftOf(ctx.companyId), today)))
    .$if(from !== undefined, (vouchers) => vouchers.where(day, '>=', from ?? ''))
    .$if(to !== undefined, (vouchers) => vouchers.where(day, '<=', to ?? ''))
  const words = searchWords(query.search?.text ?? '')
  const { rows, meta } = await forgivingSlips(words, {
    known: () => Promise.resolve([]),
    read: (groups) => readPage(ctx.db, found.where(areNumbered(groups)), query, RULES),
    isNothing,
  })
  return { data: rows.map((row) => toRow(row, today)), meta }
}

/** Each word of a search is in the number. */
function areNumbered(groups: readonly (readonly string[])[]): RawBuilder<SqlBool> {
  const each = groups.map((ways) => sql`v.number like any(${ways.map((way) => way.toUpperCase())}::text[])`)
  return each.length === 0 ? sql`true` : sql`${sql.join(each, sql` and `)}`
}

/** As `stateOf` tells it, in the database. */
function isIn(states: readonly string[], left: RawBuilder<number>, today: string): RawBuilder<SqlBool> {
  const isOver = sql<SqlBool>`coalesce(v.expires_on < ${today}::date, false)`
  const rules: Record<VoucherState, RawBuilder<SqlBool>> = {
    used: sql`${left} <= 0`,
    expired: sql`(${left} > 0 and ${isOver})`,
    partlyUsed: sql`(${left} > 0 and ${left} < v.amount_minor and not ${isOver})`,
    active: sql`(${left} >= v.amount_minor and not ${isOver})`,
  }
  const asked = Object.entries(rules).flatMap(([state, rule]) => (states.includes(state) ? [rule] : []))
  return asked.length === 0 ? sql`false` : sql`(${sql.join(asked, sql` or `)})`
}

function toRow(row: Row, today: string): VoucherRow {
  const { id, number, currency, amount_minor: amountMinor, left_minor: leftMinor, expires_on: expiresOn } = row
  return {
    ...{ id, number, currency, amountMinor, leftMinor, expiresOn },
    state: stateOf({ amountMinor, leftMinor, expiresOn }, today),
    maskedCode: maskedCode(row.code),
    issuedAt: row.occurred_at.toISOString(),
    issuedBy: row.issued_by,
    client: row.seller?.client ?? null,
    returnId: row.sales_return_id,
    returnNumber: row.return_number,
  }
}

/** One voucher with its movements; null for one that the company does not have. */
export async function findVoucher(ctx: TxCtx, id: string): Promise<Voucher | null> {
  const row = await issued(ctx).where('v.id', '=', id).executeTakeFirst()
  if (!row) return null
  const { timeZone } = await findLetterhead(ctx)
  return {
    ...toRow(row, businessDateOf(ctx.now, timeZone)),
    heldMinor: await sumHeld(ctx, id),
    movements: await listMovements(ctx, id),
  }
}

async function listMovements({ db, companyId }: TxCtx, voucherId: string): Promise<VoucherMovement[]> {
  const rows = await db
    .selectFrom('money_ledger as l')
    .leftJoin('sale as d', (join) =>
      join
        .onRef('d.company_id', '=', 'l.company_id')
        .onRef('d.id', '=', 'l.document_id')
        .on('l.document_kind', '=', 'sale'),
    )
    .leftJoin('sales_return as r', (join) =>
      join
        .onRef('r.company_id', '=', 'l.company_id')
        .onRef('r.id', '=', 'l.document_id')
        .on('l.document_kind', '=', 'salesReturn'),
    )
    .select(['l.id', 'l.document_kind', 'l.document_id', 'l.occurred_at', 'l.amount_minor'])
    .select(({ fn }) => fn.coalesce('d.number', 'r.number').as('number'))
    .where('l.company_id', '=', companyId)
    .where('l.voucher_id', '=', voucherId)
    .orderBy('l.occurred_at')
    .orderBy('l.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    documentKind: row.document_kind === 'salesReturn' ? 'salesReturn' : 'sale',
    documentId: row.document_id,
    number: row.number,
    occurredAt: row.occurred_at.toISOString(),
    // The ledger counts from the side of the drawer.
    amountMinor: row.amount_minor === 0 ? 0 : -row.amount_minor,
  }))
}

/** What tickets hold of a voucher that are not in the books yet, in minor units; without what one of them holds, where it asks. */
export async function sumHeld({ db, companyId, now }: TxCtx, voucherId: string, ticketId?: string): Promise<number> {
  const { held } = await db
    .selectFrom('voucher_claim as x')
    .select(totalOf('x.amount_minor').as('held'))
    .where('x.company_id', '=', companyId)
    .where('x.voucher_id', '=', voucherId)
    .where('x.held_until', '>', now)
    .$if(ticketId !== undefined, (claims) => claims.where('x.ticket_id', '!=', ticketId ?? ''))
    .executeTakeFirstOrThrow()
  return held
}

/** A voucher as the counter needs it. */
export interface HeldVoucher {
  id: string
  number: string
  currency: string
  amountMinor: number
  leftMinor: number
  expiresOn: string | null
}

/** The voucher with a code, as it was issued; null where the company has none. */
export async function findByCode({ db, companyId }: TxCtx, code: string): Promise<HeldVoucher | null> {
  const row = await db
    .selectFrom('voucher as v')
    .select(['v.id', 'v.number', 'v.currency', 'v.amount_minor', 'v.expires_on'])
    .select(leftOf(companyId).as('left_minor'))
    .where('v.company_id', '=', companyId)
    .where('v.code', '=', code)
    .executeTakeFirst()
  if (!row) return null
  const { id, number, currency } = row
  return { id, number, currency, amountMinor: row.amount_minor, leftMinor: row.left_minor, expiresOn: row.expires_on }
}

/** Which of some ids are those of vouchers. */
export async function findVoucherIds({ db, companyId }: TxCtx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('voucher')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyId(ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
