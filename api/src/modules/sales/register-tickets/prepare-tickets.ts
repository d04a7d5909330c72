import type { KeptReason, RegisterTicket, SentTicket } from '@comptoir/contracts/sales/register-tickets'
import type { SaleReview } from '@comptoir/contracts/sales/sales'
import type { DocumentTotals } from '@comptoir/money'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import type { JsonArguments } from '../../../platform/db/function-json.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findProved, type ProvedCashier } from '../cashier-switches/index.ts'
import { readFacts, type SaleClient, type SaleContext, type SaleFacts } from '../sales/index.ts'
import {
  CREDIT_APPROVAL,
  isApproved,
  NOT_APPROVED,
  readApprovals,
  withoutApproved,
  type ApprovedOf,
} from './approved-reviews.ts'
import { about, asKnown, knownLines, unfit, type KnownTicket, type Placed } from './as-known.rules.ts'
import { limitedCredit, type LimitedCredit } from './limited-credit.rules.ts'
import { findHash, findKnown, findLastCounter, type Known, type NumberingRegister } from './known.queries.ts'
import type { Kept } from './kept-tickets.repository.ts'
import { computedOf, reviewsOf, type Rights } from './reviews.rules.ts'
import { toPostedTicket } from './to-posted-ticket.ts'
import { trackTickets, type TicketGoods } from './tracked-tickets.ts'

/** A ticket that may go into the books. */
export interface Readable {
  sent: SentTicket
  ticket: RegisterTicket
}

/** The same as the posting function takes it. */
export interface Prepared extends Readable {
  /** Where its goods were. */
  locationId: string
  row: JsonArguments['tickets_post.tickets'][number]
}

interface Background {
  known: Known
  /** Those sold by somebody who showed at the counter that they sell, where another is signed in. */
  proved: ReadonlyMap<RegisterTicket, ProvedCashier>
  /** The hash that the ticket before each must have; none where it is not known yet. */
  before: ReadonlyMap<RegisterTicket, string>
}

interface Found extends Readable {
  placed: Placed
}

/** A ticket that was looked at, whatever was approved of it. */
interface Looked extends Readable {
  found: KnownTicket
  context: SaleContext
  client: SaleClient
  computed: DocumentTotals | null
  reviews: readonly SaleReview[]
  credit: LimitedCredit | null
  /** In whose name its approvals were asked for. */
  askedBy: string
}

/**
 * What the books need of each ticket, by epoch and counter, with what there is to look at. Some are kept: those of a
 * register that never had a session, those that the books could not hold, and those at which the product itself fails.
 */
export async function prepareTickets(
  ctx: Ctx,
  register: NumberingRegister,
  readable: readonly Readable[],
): Promise<{ prepared: Prepared[]; kept: Kept[] }> {
  const background = await inTransaction(ctx, (tx) => readBackground(tx, register, readable))
  const kept: Kept[] = []
  const groups = new Map<string, Found[]>()
  for (const each of readable) {
    const placed = asKnown(each.ticket, background.known, ctx.userId)
    const reason = placed ? unfit(placed, background.known) : 'sessionUnknown'
    if (reason !== null || placed === null) kept.push({ ...each, reason: reason ?? 'sessionUnknown' })
    else {
      const key = `${placed.cashSessionId} ${placed.clientId}`
      groups.set(key, [...(groups.get(key) ?? []), { ...each, placed }])
    }
  }
  const looked: Looked[] = []
  for (const group of groups.values()) {
    const { done, kept: others } = await lookAtGroup(ctx, register, group, background)
    looked.push(...done)
    kept.push(...others)
  }
  const approvals = await readApprovals(ctx, register, looked)
  const goods = await trackTickets(ctx, inTurn(looked))
  const { done: prepared, kept: failed } = eachApart(ctx, register, looked, (each) =>
    prepareOne(ctx, each, approvals.get(each) ?? NOT_APPROVED, background, goods.get(each.found)),
  )
  return { prepared: inTurn(prepared), kept: [...kept, ...failed] }
}

/** By epoch, then as they were numbered. */
export function inTurn<T extends Readable>(tickets: readonly T[]): T[] {
  return tickets.toSorted(
    ({ ticket: one }, { ticket: other }) => one.epoch - other.epoch || one.counter - other.counter,
  )
}

async function readBackground(
  tx: TxCtx,
  register: NumberingRegister,
  readable: readonly Readable[],
): Promise<Background> {
  const tickets = readable.map(({ ticket }) => ticket)
  const known = await findKnown(tx, register.id, tickets)
  const ofOthers = tickets.filter(({ cashierId }) => cashierId !== tx.userId)
  const proved = await findProved(tx, register, ofOthers)
  return { known, proved, before: await readHashes(tx, register, readable) }
}

/** What follows on the books is held against them; what follows on another of these tickets, against that. */
async function readHashes(
  tx: TxCtx,
  register: NumberingRegister,
  readable: readonly Readable[],
): Promise<Map<RegisterTicket, string>> {
  const hashes = new Map<RegisterTicket, string>()
  const last = new Map<number, { counter: number; hash: string }>()
  for (const { sent, ticket } of inTurn(readable)) {
    const { epoch, counter } = ticket
    const known = last.get(epoch) ?? (await readLast(tx, register, epoch))
    last.set(epoch, known)
    if (counter !== known.counter + 1) continue
    hashes.set(ticket, known.hash)
    last.set(epoch, { counter, hash: sent.hash })
  }
  return hashes
}

async function readLast(tx: TxCtx, { id }: NumberingRegister, epoch: number) {
  const counter = await findLastCounter(tx, id, epoch)
  return { counter, hash: counter === 0 ? '' : ((await findHash(tx, id, { epoch, counter })) ?? '') }
}

/** Tickets of one session and one client: what they are looked at against is read once. */
async function lookAtGroup(
  ctx: Ctx,
  register: NumberingRegister,
  group: readonly Found[],
  background: Background,
): Promise<{ done: Looked[]; kept: Kept[] }> {
  const [first] = group
  if (!first) return { done: [], kept: [] }
  const { cashSessionId, clientId } = first.placed
  const factsAt = await readFacts(ctx, {
    registerId: register.id,
    cashSessionId,
    ...(clientId === null ? {} : { clientId }),
    lines: group.flatMap(({ ticket }) =>
      ticket.lines.map(({ productId, packId }) => ({
        ...(productId === null ? {} : { productId }),
        ...(packId === null ? {} : { packId }),
      })),
    ),
  })
  return eachApart(ctx, register, group, (found) => lookAt(ctx, found, factsAt(found.ticket.occurredAt), background))
}

/** What comes of each, and those that are kept. One at which the product itself fails is kept, too, and holds up no other. */
function eachApart<T extends Readable, U extends object>(
  ctx: Ctx,
  register: NumberingRegister,
  tickets: readonly T[],
  work: (ticket: T) => U | KeptReason,
): { done: U[]; kept: Kept[] } {
  const done: U[] = []
  const kept: Kept[] = []
  for (const each of tickets) {
    const { sent, ticket } = each
    try {
      const result = work(each)
      if (typeof result === 'string') kept.push({ sent, ticket, reason: result })
      else done.push(result)
    } catch (error) {
      ctx.log.error({ err: error, registerId: register.id }, 'a ticket of a register was not prepared')
      kept.push({ sent, ticket, reason: 'notPosted' })
    }
  }
  return { done, kept }
}

function lookAt(
  ctx: Ctx,
  { sent, ticket, placed }: Found,
  facts: SaleFacts,
  { known, proved, before }: Background,
): Looked | KeptReason {
  const { context, client } = facts
  if (context?.currency !== ticket.currency) return 'ofAnotherCurrency'
  if (!client) throw new Error('a register without its shop')
  const lines = knownLines(ticket, facts)
  const found = { ...placed, lines: lines.lines, reviews: [...placed.reviews, ...lines.reviews] }
  const computed = computedOf(ticket)
  const cashier = proved.get(ticket)
  const rights = rightsOf(ctx, found.userId, cashier)
  const isProved = cashier !== undefined || isCashierProved(ctx, found, known)
  const reviews = [
    ...reviewsOf(found, computed, { context, facts, known, rights, now: ctx.now }),
    ...(isProved ? [] : [about('cashierUnproved')]),
  ]
  const expected = before.get(ticket)
  const isBroken = expected !== undefined && expected !== sent.previousHash
  return {
    ...{ sent, ticket, found, context, client, computed },
    reviews: isBroken ? [...reviews, about('chainBroken')] : reviews,
    askedBy: ticket.cashierId,
    credit: rights.mayExceedCreditLimit || client.isWalkIn ? null : limitedCredit(found, known),
  }
}

function prepareOne(
  ctx: Ctx,
  { sent, ticket, found, context, client, computed, reviews, credit }: Looked,
  approved: ApprovedOf,
  { known }: Background,
  goods: TicketGoods | undefined,
): Prepared {
  const { approvals } = approved
  const row = toPostedTicket(ctx, {
    ...{ found, context, client, computed, approvals },
    methodKinds: known.methodKinds,
    reviews: withoutApproved([...reviews, ...(goods?.reviews ?? [])], approved),
    goods: goods?.byLine ?? new Map(),
    credit: isApproved(CREDIT_APPROVAL, approvals) ? null : credit,
    hash: sent.hash,
  })
  return { sent, ticket, row, locationId: context.locationId }
}

/** Only who sends tickets, and who showed it at the counter, is known to be who they say: what others were allowed is looked at, unless it was approved. */
function rightsOf({ userId, permissions }: Ctx, cashierId: string, proved: ProvedCashier | undefined): Rights {
  const held: ReadonlySet<string> = userId === cashierId ? permissions : (proved?.permissions ?? new Set())
  return {
    mayEditPrice: held.has('sales.editPrice'),
    mayExceedDiscount: held.has('sales.exceedDiscount'),
    mayExceedCreditLimit: held.has(CREDIT_APPROVAL),
  }
}

/** Whoever opened the session sells in it; that somebody else did has to be written down. */
function isCashierProved({ userId }: Ctx, found: KnownTicket, { openers }: Known): boolean {
  return found.userId === userId || openers.get(found.cashSessionId) === found.userId
}
