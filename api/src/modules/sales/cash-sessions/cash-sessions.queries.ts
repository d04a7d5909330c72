import type { CashSession, CashSessionRow, SessionTender } from '@comptoir/contracts/sales/cash-sessions'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { cutOff } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { totalOf } from '../../../platform/db/sums.ts'
import { anyOf, filterIds, filterValues, readPage } from '../../../platform/http/list.ts'
import { folded, meetsIn } from '../../../platform/search/folded.ts'
import { isNothing } from '../../../platform/search/forgiving-page.ts'
import { forgivingSlips, wordsIn } from '../../../platform/search/meant.ts'
import { searchWords } from '@comptoir/contracts/search-text'
import { isBlind, seenRow, seenSession } from './blind.rules.ts'
import { approvalState, lastRestatements, readApproval, type ApprovalState } from './closing-approvals.queries.ts'
import { readTenders, readTendersOf } from './tenders.queries.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Sessions of the shops that the caller may enter; their own alone where the caller may not see those of others. */
function visible(ctx: TxCtx) {
  const { db, companyId, pointOfSaleIds, userId, permissions } = ctx
  return db
    .selectFrom('cash_session as s')
    .innerJoin('register as r', (join) =>
      join.onRef('r.company_id', '=', 's.company_id').onRef('r.id', '=', 's.register_id'),
    )
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 's.company_id').onRef('p.id', '=', 's.point_of_sale_id'),
    )
    .innerJoin('app_user as o', (join) =>
      join.onRef('o.company_id', '=', 's.company_id').onRef('o.id', '=', 's.opened_by'),
    )
    .where('s.company_id', '=', companyId)
    .$if(pointOfSaleIds !== null, (query) =>
      query.where('s.point_of_sale_id', 'in', pointOfSaleIds?.length ? [...pointOfSaleIds] : [NO_ID]),
    )
    .$if(!permissions.has('cashSessions.readOthers'), (query) => query.where('s.opened_by', '=', userId))
}

function selection(ctx: TxCtx) {
  return visible(ctx)
    .leftJoin('app_user as c', (join) =>
      join.onRef('c.company_id', '=', 's.company_id').onRef('c.id', '=', 's.closed_by'),
    )
    .leftJoin('closing_excess as e', (join) =>
      join.onRef('e.company_id', '=', 's.company_id').onRef('e.cash_session_id', '=', 's.id'),
    )
    .leftJoin('closing_approval as a', (join) =>
      join.onRef('a.company_id', '=', 's.company_id').onRef('a.cash_session_id', '=', 's.id'),
    )
    .leftJoin(lastRestatements(ctx), (join) =>
      join.onRef('n.company_id', '=', 's.company_id').onRef('n.cash_session_id', '=', 's.id'),
    )
    .leftJoin('restatement_approval as g', (join) =>
      join
        .onRef('g.company_id', '=', 'n.company_id')
        .onRef('g.cash_session_id', '=', 'n.cash_session_id')
        .onRef('g.position', '=', 'n.position'),
    )
    .select(approvalState().as('approval'))
    .select(['s.id', 's.state', 's.currency', 's.business_date', 's.opened_at', 's.closed_at', 'c.name as closer'])
    .select(['s.opening_float_minor', 's.kept_float_minor'])
    .select(['p.name as point_of_sale_name', 'r.code as register_code', 'r.name as register_name', 'o.name as opener'])
    .select((eb) => [
      eb
        .selectFrom('sale as x')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('x.company_id', '=', ctx.companyId)
        .whereRef('x.cash_session_id', '=', 's.id')
        .as('ticket_count'),
      eb
        .selectFrom('sale as y')
        .select(totalOf('y.total_minor').as('sum'))
        .where('y.company_id', '=', ctx.companyId)
        .whereRef('y.cash_session_id', '=', 's.id')
        .as('sales_minor'),
      eb
        .selectFrom('cash_session_closing as z')
        .select('z.z_number')
        .where('z.company_id', '=', ctx.companyId)
        .whereRef('z.cash_session_id', '=', 's.id')
        .as('z_number'),
      eb
        .exists(
          eb
            .selectFrom('brought_closing as d')
            .select('d.cash_session_id')
            .where('d.company_id', '=', ctx.companyId)
            .whereRef('d.cash_session_id', '=', 's.id')
            .where((inner) => inner.or([inner('d.became_z', '=', false), inner('d.device', '=', 'other')])),
        )
        .as('is_doubtful'),
    ])
}

/** One session with its money by payment method, as far as the reader may see it. */
export async function findSessionDetail(ctx: TxCtx, id: string): Promise<CashSession | null> {
  const row = await selection(ctx)
    .select(['s.point_of_sale_id', 's.register_id', 's.opened_by', 's.version'])
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return seenSession(ctx, {
    id: row.id,
    state: row.state,
    pointOfSaleId: row.point_of_sale_id,
    pointOfSaleName: row.point_of_sale_name,
    registerId: row.register_id,
    registerCode: row.register_code,
    registerName: row.register_name,
    currency: row.currency,
    businessDate: row.business_date,
    openedAt: row.opened_at.toISOString(),
    openedBy: row.opener,
    openedById: row.opened_by,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closer,
    openingFloatMinor: row.opening_float_minor,
    keptFloatMinor: row.kept_float_minor,
    ticketCount: row.ticket_count ?? 0,
    salesMinor: row.sales_minor ?? 0,
    zNumber: row.z_number,
    ...(await readApproval(ctx, id)),
    tenders: await readTenders(ctx, id),
    version: row.version,
  })
}

/** Whose a session is, and where. */
interface SessionPlace {
  id: string
  pointOfSaleId: string
  registerId: string
  openedBy: { id: string; name: string }
}

/** The same without its money, as far as the reader may see it. */
export async function findSessionPlace(ctx: TxCtx, id: string): Promise<SessionPlace | null> {
  const row = await visible(ctx)
    .select(['s.id', 's.point_of_sale_id', 's.register_id', 's.opened_by', 'o.name'])
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { point_of_sale_id: pointOfSaleId, register_id: registerId, opened_by: openerId, name } = row
  return { id: row.id, pointOfSaleId, registerId, openedBy: { id: openerId, name } }
}

const RULES = {
  orders: { openedAt: 's.opened_at', closedAt: 's.closed_at' },
  byDefault: { field: 'openedAt', direction: 'desc' },
  nullable: ['closedAt'],
  id: 's.id',
  cap: 100_000,
} as const

/** Sessions are found by their registers, whose names are looked at once each, however many sessions they had. */
function readFound(ctx: TxCtx, found: ReturnType<typeof selection>, query: ListQuery) {
  const words = searchWords(query.search?.text ?? '')
  if (words.length === 0) return readPage(ctx.db, found, query, RULES)
  const texts = [folded(sql.ref('q.name')), folded(sql.ref('q.code'))]
  const registers = ctx.db.selectFrom('register as q').where('q.company_id', '=', ctx.companyId)
  return forgivingSlips(words, {
    known: wordsIn(ctx.db, sql`${registers.select(sql<string>`concat_ws(' ', ${sql.join(texts)})`.as('text'))}`),
    read: (groups) => {
      const meant = registers.select('q.id').where(meetsIn(texts, groups))
      return readPage(ctx.db, found.where('s.register_id', 'in', meant), query, RULES)
    },
    isNothing,
  })
}

/** A session as the list shows it, with what books need of it. */
export interface SessionForBooks extends CashSessionRow {
  businessDate: string
  openingFloatMinor: number
  keptFloatMinor: number | null
  closedBy: string | null
  /** What of its cash is in other currencies; null where the reader may not know. */
  foreignExpected: { currency: string; amountMinor: number | null }[] | null
  foreignCounted: { currency: string; amountMinor: number | null }[]
}

/** The list of sessions as its file has it: the same rows, as blind as there. */
export async function listSessionsForBooks(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<SessionForBooks>> {
  const [points, registers, states, approvals] = [
    filterIds(query, 'pointOfSale'),
    filterIds(query, 'register'),
    filterValues(query, 'state'),
    filterValues(query, 'approval'),
  ]
  const found = selection(ctx)
    .$if(points.length > 0, (q) => q.where('s.point_of_sale_id', 'in', points))
    .$if(registers.length > 0, (q) => q.where('s.register_id', 'in', registers))
    .$if(states.length > 0, (q) => q.where('s.state', '=', anyOf<CashSessionRow['state']>(states)))
    .$if(approvals.length > 0, (q) => q.where(approvalState(), '=', anyOf<ApprovalState>(approvals)))
  const { rows, meta } = await readFound(ctx, found, query)
  const tenders = await readTendersOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data: rows.map((row) => seenForBooks(ctx, toRow(row, tenders.get(row.id) ?? []))), meta }
}

function seenForBooks(ctx: TxCtx, row: SessionForBooks): SessionForBooks {
  const seen = seenRow(ctx, row)
  return isBlind(ctx, row) ? { ...seen, foreignExpected: null } : seen
}

type Row = Awaited<ReturnType<typeof readFound>>['rows'][number]

function toRow(row: Row, tenders: readonly SessionTender[]): SessionForBooks {
  const sum = (of: (tender: SessionTender) => number | null): number =>
    cutOff(tenders.reduce((all, tender) => all + (of(tender) ?? 0), 0))
  const isClosed = row.state === 'closed'
  const foreign = tenders.flatMap((tender) => tender.foreign ?? [])
  return {
    id: row.id,
    state: row.state,
    pointOfSaleName: row.point_of_sale_name,
    registerCode: row.register_code,
    registerName: row.register_name,
    currency: row.currency,
    openedAt: row.opened_at.toISOString(),
    openedBy: row.opener,
    closedAt: row.closed_at?.toISOString() ?? null,
    ticketCount: row.ticket_count ?? 0,
    salesMinor: row.sales_minor ?? 0,
    expectedMinor: sum((tender) => tender.expectedMinor),
    countedMinor: isClosed ? sum((tender) => tender.countedMinor) : null,
    differenceMinor: isClosed ? sum((tender) => tender.differenceMinor) : null,
    zNumber: row.z_number,
    ...(row.approval === null ? {} : { approval: row.approval }),
    ...(row.is_doubtful ? { isDoubtful: true as const } : {}),
    businessDate: row.business_date,
    openingFloatMinor: row.opening_float_minor,
    keptFloatMinor: row.kept_float_minor,
    closedBy: row.closer,
    foreignExpected: foreign.map(({ currency, amountMinor }) => ({ currency, amountMinor })),
    foreignCounted: foreign.map(({ currency, countedMinor }) => ({ currency, amountMinor: countedMinor })),
  }
}

export async function listCashSessions(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<CashSessionRow>> {
  const { data, meta } = await listSessionsForBooks(ctx, query)
  return { data: data.map(inList), meta }
}

function inList({
  businessDate: _day,
  openingFloatMinor: _float,
  keptFloatMinor: _kept,
  closedBy: _by,
  foreignExpected: _expected,
  foreignCounted: _counted,
  ...row
}: SessionForBooks): CashSessionRow {
  return row
}
