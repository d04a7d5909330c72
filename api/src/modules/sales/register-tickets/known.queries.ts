import type { ForeignRate } from '@comptoir/contracts/sales/cash-sessions'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId } from '../../../platform/http/list.ts'
import { findCreditTerms, type CreditTerms } from '../client-accounts/index.ts'
import { findVoucherIds } from '../vouchers/index.ts'
import { listCashRates } from '../../treasury/index.ts'
import { findDiscountsOfLines, type DiscountOfLine } from '../../inventory/running-discounts/index.ts'

/** The day of a ticket is that of its shop, which may have another zone than the company. */
const DAY_MS = 24 * 60 * 60_000

/** A register that numbers its tickets, as the database knows it. */
export interface NumberingRegister {
  id: string
  pointOfSaleId: string
  /** Those in which it numbered its own. */
  epochs: { first: number; last: number } | null
}

/** One of the caller's points of sale, active or not: what it has sold is sold. */
export async function findRegister({ db, companyId }: TxCtx, registerId: string): Promise<NumberingRegister | null> {
  const row = await db
    .selectFrom('register')
    .select(['id', 'point_of_sale_id', 'epoch', 'first_own_epoch'])
    .where('company_id', '=', companyId)
    .where('id', '=', registerId)
    .executeTakeFirst()
  if (!row) return null
  const { id, point_of_sale_id: pointOfSaleId, epoch: last, first_own_epoch: first } = row
  return { id, pointOfSaleId, epochs: first === null ? null : { first, last } }
}

/** What tickets name that may not be there any more, or never was. */
export interface Known {
  sessionIds: ReadonlySet<string>
  /** Who opened them, by their ids. */
  openers: ReadonlyMap<string, string>
  /** The session that the register had last; null where it never had one. */
  lastSessionId: string | null
  userIds: ReadonlySet<string>
  clientIds: ReadonlySet<string>
  representativeIds: ReadonlySet<string>
  /** Of any client payment method, offered or not, by id. */
  methodKinds: ReadonlyMap<string, string>
  cashMethodId: string
  /** What was agreed with those who bought on credit, by the id of the client. */
  creditTerms: ReadonlyMap<string, CreditTerms>
  /** Those of the vouchers that payments name which there are. */
  voucherIds: ReadonlySet<string>
  discounts: readonly DiscountOfLine[]
  /** Those of other currencies, on the day of the first ticket that was paid in one and on later ones; none where none was. */
  cashRates: readonly ForeignRate[]
}

export async function findKnown(ctx: TxCtx, registerId: string, tickets: readonly RegisterTicket[]): Promise<Known> {
  const { db, companyId } = ctx
  const sessions = await db
    .selectFrom('cash_session')
    .select(['id', 'opened_by'])
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where((eb) =>
      eb.or([
        eb('id', '=', anyId(tickets.map(({ cashSessionId }) => cashSessionId))),
        eb('opened_at', '=', ({ selectFrom }) =>
          selectFrom('cash_session as c')
            .select(({ fn }) => fn.max('c.opened_at').as('last'))
            .where('c.company_id', '=', companyId)
            .where('c.register_id', '=', registerId),
        ),
      ]),
    )
    .orderBy('opened_at', 'desc')
    .execute()
  const users = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyId(tickets.map(({ cashierId }) => cashierId)))
    .execute()
  const named = tickets.flatMap(({ clientId }) => clientId ?? [])
  const clients =
    named.length === 0
      ? []
      : await db
          .selectFrom('client')
          .select('id')
          .where('company_id', '=', companyId)
          .where('id', '=', anyId(named))
          .execute()
  const bringers = tickets.flatMap(({ representative }) => representative?.id ?? [])
  const representatives =
    bringers.length === 0
      ? []
      : await db
          .selectFrom('representative')
          .select('id')
          .where('company_id', '=', companyId)
          .where('id', '=', anyId(bringers))
          .execute()
  const methods = await db
    .selectFrom('payment_method')
    .select(['id', 'kind'])
    .where('company_id', '=', companyId)
    .where('direction', '=', 'client')
    .execute()
  const cash = methods.find(({ kind }) => kind === 'cash')
  if (!cash) throw new Error('a company without cash')
  const methodKinds = new Map(methods.map(({ id, kind }) => [id, kind]))
  const owing = tickets.filter((ticket) => isOnCredit(ticket, methodKinds)).flatMap(({ clientId }) => clientId ?? [])
  const lines = tickets.flatMap((ticket) => ticket.lines)
  const discountIds = lines.flatMap(({ discount }) => (discount?.kind === 'rate' && discount.discountId) || [])
  return {
    sessionIds: new Set(sessions.map(({ id }) => id)),
    openers: new Map(sessions.map(({ id, opened_by: openedBy }) => [id, openedBy])),
    lastSessionId: sessions[0]?.id ?? null,
    userIds: new Set(users.map(({ id }) => id)),
    clientIds: new Set(clients.map(({ id }) => id)),
    representativeIds: new Set(representatives.map(({ id }) => id)),
    methodKinds,
    cashMethodId: cash.id,
    creditTerms: await findCreditTerms(ctx, owing),
    voucherIds: await findVoucherIds(
      ctx,
      tickets.flatMap(({ payments }) => payments.flatMap(({ details }) => details?.voucherId ?? [])),
    ),
    discounts: await findDiscountsOfLines(
      ctx,
      [...new Set(discountIds)],
      [...new Set(lines.flatMap(({ productId }) => productId ?? []))],
    ),
    cashRates: await findCashRates(ctx, tickets),
  }
}

async function findCashRates(ctx: TxCtx, tickets: readonly RegisterTicket[]): Promise<ForeignRate[]> {
  const moments = tickets
    .filter(({ payments }) => payments.some(({ details }) => details?.foreign))
    .map(({ occurredAt }) => Date.parse(occurredAt))
  return moments.length === 0 ? [] : listCashRates(ctx, new Date(Math.min(...moments) - DAY_MS))
}

/** Whether something of a ticket goes on the account of its client. */
export function isOnCredit({ payments }: Pick<RegisterTicket, 'payments'>, kinds: Known['methodKinds']): boolean {
  return payments.some(({ paymentMethodId }) => kinds.get(paymentMethodId) === 'credit')
}

/** The hash of the ticket in the books that has a counter of an epoch. */
export async function findHash(
  { db, companyId }: TxCtx,
  registerId: string,
  { epoch, counter }: Pick<RegisterTicket, 'epoch' | 'counter'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('sale')
    .select('request_hash')
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('epoch', '=', epoch)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return row?.request_hash.toString('hex') ?? null
}

/** How far the books are in an epoch of a register. */
export async function findLastCounter({ db, companyId }: TxCtx, registerId: string, epoch: number): Promise<number> {
  const row = await db
    .selectFrom('number_series')
    .select('last_number')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'ticket')
    .where('scope_id', '=', registerId)
    .where('period', '=', `E${epoch}`)
    .executeTakeFirst()
  return row?.last_number ?? 0
}
