import type { RegisterTicket, SentTicket } from '@comptoir/contracts/sales/register-tickets'
import type { Ctx, TxCtx } from '../../../platform/context.ts'
import type { JsonArguments } from '../../../platform/db/function-json.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { listPeopleAt } from '../approvals/index.ts'
import { readFacts, type SaleFacts } from '../sales/index.ts'
import { about, asKnown, knownLines, type Placed } from './as-known.rules.ts'
import { findHash, findKnown, type NumberingRegister, type Known } from './known.queries.ts'
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
  /** The hash of the ticket in the books before each, by place. */
  hashes: ReadonlyMap<string, string>
  /** What each cashier may do alone; the caller's own are those of the request. */
  permissions: ReadonlyMap<string, ReadonlySet<string>>
}

interface Found extends Readable {
  placed: Placed
}

/**
 * What the books need of each ticket, by epoch and counter, with what there is to look at. Those of a register that never
 * had a session are left out: there is none that they could be in.
 */
export async function prepareTickets(
  ctx: Ctx,
  register: NumberingRegister,
  readable: readonly Readable[],
): Promise<Prepared[]> {
  const background = await inTransaction(ctx, (tx) => readBackground(tx, register, readable))
  const found = readable.flatMap((each): Found[] => {
    const placed = asKnown(each.ticket, background.known, ctx.userId)
    return placed ? [{ ...each, placed }] : []
  })
  const groups = new Map<string, Found[]>()
  for (const each of found) {
    const key = `${each.placed.cashSessionId} ${each.placed.clientId}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  const prepared: Prepared[] = []
  for (const group of groups.values()) prepared.push(...(await prepareGroup(ctx, register, group, background)))
  return inTurn(prepared)
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
  const isOthers = tickets.some(({ cashierId }) => cashierId !== tx.userId)
  const people = isOthers ? await listPeopleAt(tx, register.pointOfSaleId) : []
  return {
    known: await findKnown(tx, register.id, tickets),
    hashes: await readHashes(tx, register, readable),
    permissions: new Map(people.map(({ id, mayApprove }) => [id, mayApprove])),
  }
}

function placeOf({ epoch, counter }: Pick<RegisterTicket, 'epoch' | 'counter'>): string {
  return `${epoch} ${counter}`
}

/** Of tickets whose neighbours come along the hashes are at hand; the one before the first is looked up. */
async function readHashes(
  tx: TxCtx,
  register: NumberingRegister,
  readable: readonly Readable[],
): Promise<Map<string, string>> {
  const hashes = new Map(readable.map(({ sent: { hash }, ticket }) => [placeOf(ticket), hash]))
  for (const { ticket } of readable) {
    const before = { epoch: ticket.epoch, counter: ticket.counter - 1 }
    if (before.counter === 0 || hashes.has(placeOf(before))) continue
    const hash = await findHash(tx, register.id, before)
    if (hash !== null) hashes.set(placeOf(before), hash)
  }
  return hashes
}

/** Tickets of one session and one client: what they are looked at against is read once. */
async function prepareGroup(
  ctx: Ctx,
  register: NumberingRegister,
  group: readonly Found[],
  background: Background,
): Promise<Prepared[]> {
  const [first] = group
  if (!first) return []
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
  return group.map((found) => prepareOne(ctx, found, factsAt(found.ticket.occurredAt), background))
}

function prepareOne(
  ctx: Ctx,
  { sent, ticket, placed }: Found,
  facts: SaleFacts,
  { known, hashes, permissions }: Background,
): Prepared {
  const { context, client } = facts
  if (!context || !client) throw new Error('a register without its shop')
  const lines = knownLines(ticket, facts)
  const found = { ...placed, lines: lines.lines, reviews: [...placed.reviews, ...lines.reviews] }
  const computed = computedOf(ticket)
  const held = found.userId === ctx.userId ? ctx.permissions : (permissions.get(found.userId) ?? new Set<string>())
  const reviews = reviewsOf(found, computed, { context, facts, known, rights: rightsOf(held), now: ctx.now })
  const before = hashes.get(placeOf({ epoch: ticket.epoch, counter: ticket.counter - 1 })) ?? ''
  const row = toPostedTicket(ctx, {
    ...{ found, context, client, computed },
    methodKinds: known.methodKinds,
    reviews: before === sent.previousHash ? reviews : [...reviews, about('chainBroken')],
    hash: sent.hash,
  })
  return { sent, ticket, row, locationId: context.locationId }
}

function rightsOf(held: ReadonlySet<string>): Rights {
  return { mayEditPrice: held.has('sales.editPrice'), mayExceedDiscount: held.has('sales.exceedDiscount') }
}
