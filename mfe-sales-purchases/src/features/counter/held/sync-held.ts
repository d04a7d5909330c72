import type { DiscardReason, HeldTicket as ShopTicket, HeldTicketRow } from '@comptoir/contracts/sales/held-tickets'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { readCart } from '../cart/stored-cart.ts'
import { heldApi } from './held.api.ts'
import type { EndedTicket, HeldStore, HeldTicket, OthersStore } from './held-tickets.store.ts'
import { asAnother, change, findHeld, forget, keep, mark } from './holding.ts'

/** What a cashier has to be told. */
export type HeldNews =
  /** A ticket of another register came, whose answer had been lost: it is held here now. */
  | { kind: 'arrived'; note: string }
  /** A ticket that was resumed here without a network was resumed at another register as well. */
  | { kind: 'twice'; note: string; by: string; register: string }

export interface HeldParts {
  held: HeldStore
  others: OthersStore
  session: Pick<CashSession, 'id' | 'registerId' | 'pointOfSaleId'>
  tell: (news: HeldNews) => void
}

/** So long a ticket that was asked for is still waited for where it was asked. */
const ANSWERED_MS = 40_000

/**
 * Tells the shop what was put aside and ended here, in this order, and reads what it holds. What is not answered is told
 * again the next time: the server takes both for the same. False where it was not answered.
 *
 * Guaranteed: a ticket is written on this device before anybody is told of it, and only leaves it when it is sold, handed
 * over or discarded. One register alone is given it by the server. Without a network only the device that held a ticket
 * resumes it; if another register took it meanwhile it may be sold twice, as two sales with ids of their own, and then both
 * registers are told, and the audit trail has it. It is never sold twice in silence.
 */
export async function syncHeld(parts: HeldParts): Promise<boolean> {
  return (await sendHeld(parts)) && (await sendEnded(parts)) && (await askAgain(parts)) && (await readShop(parts))
}

function inputOf({ id, cart, note, heldById, heldAt, totalMinor }: HeldTicket, cashSessionId: string) {
  return { id, cashSessionId, label: note, content: JSON.stringify(cart), totalMinor, heldById, heldAt }
}

async function sendHeld({ held, session }: HeldParts): Promise<boolean> {
  for (const ticket of held.getState().tickets.toReversed()) {
    // Whoever goes on with it from here on tells the shop; who did before has it alone.
    if (ticket.sent === 'yes' || !findHeld(held, ticket.id)) continue
    mark(held, ticket.id, 'tried')
    const answer = await heldApi.hold(inputOf(ticket, session.id))
    if (answer.kind === 'noAnswer') return false
    // What the shop does not take stays on this device alone.
    if (answer.kind === 'refused') continue
    if (answer.ticket.state === 'held') mark(held, ticket.id, 'yes')
    else forget(held, ticket.id)
  }
  return true
}

async function sendEnded(parts: HeldParts): Promise<boolean> {
  const { held, session } = parts
  for (const ended of held.getState().ended) {
    if (ended.ticket && (await heldApi.hold(inputOf(ended.ticket, session.id))).kind === 'noAnswer') return false
    const answer = await sayEnd(ended, session.id)
    if (answer.kind === 'noAnswer') return false
    change(held, (state) => ({ ended: state.ended.filter(({ id }) => id !== ended.id) }))
    if (answer.kind === 'done' && 'takeId' in ended.end) warn(parts, answer.ticket)
  }
  return true
}

function sayEnd({ id, end }: EndedTicket, cashSessionId: string) {
  return 'takeId' in end
    ? heldApi.take(id, { cashSessionId, ...end })
    : heldApi.discard(id, { cashSessionId, ...end, reason: end.reason as DiscardReason })
}

/** It was gone on with here, and the shop says that another register has it. */
function warn({ session, tell }: HeldParts, { label, endedRegisterId, endedRegisterName, endedBy }: ShopTicket): void {
  if (endedRegisterId !== session.registerId)
    tell({ kind: 'twice', note: label, by: endedBy ?? '', register: endedRegisterName ?? '' })
}

/** A ticket of another register whose answer was lost is asked for once more: where this register was given it, it is held here. */
async function askAgain({ held, session, tell }: HeldParts): Promise<boolean> {
  for (const { id, takeId, askedAt } of held.getState().asked) {
    if (Date.now() - askedAt < ANSWERED_MS) continue
    const answer = await heldApi.take(id, { cashSessionId: session.id, takeId })
    if (answer.kind === 'noAnswer') return false
    const ticket = answer.kind === 'done' ? ticketOf(answer.ticket, takeId) : null
    if (ticket && !keep(held, ticket)) continue
    forgetAsked(held, id)
    if (ticket) tell({ kind: 'arrived', note: ticket.note })
  }
  return true
}

export function forgetAsked(held: HeldStore, id: string): void {
  change(held, (state) => ({ asked: state.asked.filter((each) => each.id !== id) }))
}

/** A ticket that another register held, under the id of its taking. */
function ticketOf({ content, label, heldAt, heldBy, totalMinor }: ShopTicket, takeId: string): HeldTicket | null {
  const cart = readCart({ cart: JSON.parse(content ?? 'null') as unknown })
  // The shop knows who held it, and takes somebody unknown for the caller.
  return cart && { id: takeId, cart: asAnother(cart), note: label, heldAt, heldBy, heldById: takeId, totalMinor }
}

async function readShop(parts: HeldParts): Promise<boolean> {
  const { held, others, session } = parts
  const shop = await heldApi.list({ pointOfSale: session.pointOfSaleId, state: 'held' })
  if (shop.kind !== 'done') return shop.kind === 'refused'
  const rows = shop.ticket.data
  await forgetEnded(parts, rows)
  const { tickets, ended, asked } = held.getState()
  const own = new Set([...tickets, ...ended, ...asked].map(({ id }) => id))
  others.setState({ rows: rows.filter(({ id }) => !own.has(id)) })
  return tellTwice(parts)
}

/**
 * Takes off the list what the shop no longer holds: another register went on with it. What this one was given stays until it
 * is open: the page may have been closed in between.
 */
async function forgetEnded({ held, session }: HeldParts, rows: readonly HeldTicketRow[]): Promise<void> {
  const listed = new Set(rows.map(({ id }) => id))
  for (const { id, sent } of held.getState().tickets) {
    if (sent !== 'yes' || listed.has(id)) continue
    const answer = await heldApi.find(id)
    const isGone =
      answer.kind === 'done'
        ? isEndedElsewhere(answer.ticket, session)
        : answer.kind === 'refused' && answer.status === 404
    if (isGone) forget(held, id)
  }
}

function isEndedElsewhere({ state, endedRegisterId }: ShopTicket, { registerId }: HeldParts['session']): boolean {
  return state !== 'held' && !(state === 'taken' && endedRegisterId === registerId)
}

/** Says once of each ticket that this register took, that another one had gone on with it without a network. */
async function tellTwice({ held, session, tell }: HeldParts): Promise<boolean> {
  const answer = await heldApi.list({ resumedTwice: session.registerId })
  if (answer.kind !== 'done') return answer.kind === 'refused'
  const { told } = held.getState()
  const rows = answer.ticket.data.filter(({ id }) => !told.includes(id))
  if (rows.length === 0) return true
  change(held, () => ({ told: answer.ticket.data.map(({ id }) => id) }))
  for (const { label: note, resumedAgainBy, resumedAgainRegisterName } of rows)
    tell({ kind: 'twice', note, by: resumedAgainBy ?? '', register: resumedAgainRegisterName ?? '' })
  return true
}
