import type { RegisterTicket, SentTicket } from '@comptoir/contracts/sales/register-tickets'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import type { JsonArguments } from '../../../platform/db/function-json.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { readFacts, type SaleFacts } from '../sales/index.ts'
import { about, asKnown, knownLines, unfit, type Placed } from './as-known.rules.ts'
import { findHash, findKnown, findLastCounter, type Known, type NumberingRegister } from './known.queries.ts'
import type { Kept } from './kept-tickets.repository.ts'
import { computedOf, reviewsOf, type Rights } from './reviews.rules.ts'
import { toPostedTicket } from './to-posted-ticket.ts'

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
  /** The hash that the ticket before each must have; none where it is not known yet. */
  before: ReadonlyMap<RegisterTicket, string>
}

interface Found extends Readable {
  placed: Placed
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
  const prepared: Prepared[] = []
  for (const group of groups.values()) {
    const done = await prepareGroup(ctx, register, group, background)
    prepared.push(...done.prepared)
    kept.push(...done.kept)
  }
  return { prepared: inTurn(prepared), kept }
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
  const known = await findKnown(
    tx,
    register.id,
    readable.map(({ ticket }) => ticket),
  )
  return { known, before: await readHashes(tx, register, readable) }
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
async function prepareGroup(
  ctx: Ctx,
  register: NumberingRegister,
  group: readonly Found[],
  background: Background,
): Promise<{ prepared: Prepared[]; kept: Kept[] }> {
  const [first] = group
  const prepared: Prepared[] = []
  const kept: Kept[] = []
  if (!first) return { prepared, kept }
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
  for (const found of group) {
    try {
      const facts = factsAt(found.ticket.occurredAt)
      if (facts.context?.currency === found.ticket.currency) prepared.push(prepareOne(ctx, found, facts, background))
      else kept.push({ ...found, reason: 'ofAnotherCurrency' })
    } catch (error) {
      ctx.log.error({ err: error, registerId: register.id }, 'a ticket of a register was not prepared')
      kept.push({ ...found, reason: 'notPosted' })
    }
  }
  return { prepared, kept }
}

function prepareOne(
  ctx: Ctx,
  { sent, ticket, placed }: Found,
  facts: SaleFacts,
  { known, before }: Background,
): Prepared {
  const { context, client } = facts
  if (!context || !client) throw new Error('a register without its shop')
  const lines = knownLines(ticket, facts)
  const found = { ...placed, lines: lines.lines, reviews: [...placed.reviews, ...lines.reviews] }
  const computed = computedOf(ticket)
  const rights = rightsOf(ctx, found.userId)
  const reviews = reviewsOf(found, computed, { context, facts, known, rights, now: ctx.now })
  const expected = before.get(ticket)
  const isBroken = expected !== undefined && expected !== sent.previousHash
  const row = toPostedTicket(ctx, {
    ...{ found, context, client, computed },
    methodKinds: known.methodKinds,
    reviews: isBroken ? [...reviews, about('chainBroken')] : reviews,
    hash: sent.hash,
  })
  return { sent, ticket, row, locationId: context.locationId }
}

/** Only who sends tickets is known to be who they say: what others were allowed is looked at. */
function rightsOf({ userId, permissions }: Ctx, cashierId: string): Rights {
  const isOwn = userId === cashierId
  return {
    mayEditPrice: isOwn && permissions.has('sales.editPrice'),
    mayExceedDiscount: isOwn && permissions.has('sales.exceedDiscount'),
  }
}
