import { CASH_REASON_NAMES } from '@comptoir/contracts/sales/cash-movements'
import { computeDocument } from '@comptoir/money'
import type { Draft } from '../draft.ts'
import { NotReady, type SessionState, type World } from '../world.ts'
import type { Template } from './template.ts'

const SESSIONS = '/api/{companyId}/cash-sessions'
const FLOAT_MINOR = 10_000

/** What of a ticket its return needs. */
interface Returnable {
  saleId: string
  number: string
  lines: readonly { id: string; quantityMilli: number; totalMinor: number }[]
}

function freeRegister({ own, sessions, dice }: World): string | undefined {
  const taken = new Set(
    [...sessions.values()].filter(({ state }) => state !== 'closed').map(({ registerId }) => registerId),
  )
  const free = own.registerIds.filter((id) => !taken.has(id))
  return free.length === 0 ? undefined : dice.pick(free)
}

function sessionsIn({ sessions }: World, state: SessionState): string[] {
  return [...sessions].filter(([, session]) => session.state === state).map(([id]) => id)
}

async function openOne(world: World): Promise<string> {
  const registerId = freeRegister(world)
  if (registerId === undefined) return world.dice.pick(sessionsIn(world, 'open'))
  const id = world.dice.id()
  const body = { id, registerId, openingFloatMinor: FLOAT_MINOR }
  await world.call('POST /api/{companyId}/cash-sessions', { actor: await world.role('administrator'), body })
  world.sessions.set(id, { state: 'open', registerId })
  return id
}

/** A session that sells; one is opened where there is none. */
export async function openSession(world: World): Promise<{ id: string; registerId: string }> {
  const open = sessionsIn(world, 'open')
  const id = open.length > 3 ? world.dice.pick(open) : await openOne(world)
  return { id, registerId: world.sessions.get(id)?.registerId ?? '' }
}

async function countingSession(world: World): Promise<string> {
  const [counting] = sessionsIn(world, 'counting')
  if (counting !== undefined) return counting
  const id = await openOne(world)
  await world.call('POST /api/{companyId}/cash-sessions/{id}/count', {
    actor: await world.role('administrator'),
    params: { id },
  })
  const session = world.sessions.get(id)
  if (session) session.state = 'counting'
  return id
}

function countOf(world: World): object {
  const counts = world.paymentMethodIds.map((paymentMethodId) => ({ paymentMethodId, countedMinor: 0 }))
  return { counts, keptFloatMinor: 0 }
}

/** Lines of some goods, and what they come to by the kernel of the product. */
function linesOf({ goods, dice }: World): { lines: object[]; totalMinor: number } {
  const lines = Array.from({ length: dice.whole(1, 3) }, () => ({
    ...dice.pick(goods),
    quantityMilli: 1000 * dice.whole(1, 4),
  }))
  const { totals } = computeDocument({
    currency: 'TND',
    priceBasis: 'ttc',
    lines: lines.map((line, index) => ({ ...line, id: String(index), fodecRateMilli: 0 })),
  })
  return {
    totalMinor: totals.totalMinor,
    lines: lines.map(({ id, packId, quantityMilli, unitPriceMicro }) => ({
      id: dice.id(),
      productId: id,
      ...(packId === undefined ? {} : { packId }),
      quantityMilli,
      unitPriceMicro,
    })),
  }
}

/** A ticket as it is approved, before it is paid. */
export function ticketOf(world: World): object {
  return { id: world.dice.id(), registerId: world.dice.pick(world.own.registerIds), ...linesOf(world) }
}

async function documentOf(world: World) {
  const { id, registerId } = await openSession(world)
  const { lines, totalMinor } = linesOf(world)
  const paymentMethodId = world.paymentMethodIds[0]
  return {
    totalMinor,
    money: [{ id: world.dice.id(), paymentMethodId, amountMinor: totalMinor }],
    common: {
      id: world.dice.id(),
      registerId,
      cashSessionId: id,
      occurredAt: new Date().toISOString(),
      lines,
      totalMinor,
    },
  }
}

async function sale(world: World, draft: Draft): Promise<void> {
  const { common, money } = await documentOf(world)
  draft.body = { ...common, payments: money, changeMinor: 0 }
}

async function salesReturn(world: World, draft: Draft): Promise<void> {
  const { common, money } = await documentOf(world)
  draft.actor = await world.role('administrator')
  // Brought in from elsewhere: what the goods were sold for here meanwhile does not count.
  draft.body = { ...common, refunds: money, reason: 'import' }
}

/** What a client pays who was just sold something on credit. */
async function clientPayment(world: World, draft: Draft): Promise<void> {
  const actor = await world.role('administrator')
  const { id: cashSessionId, registerId } = await openSession(world)
  const { lines, totalMinor } = linesOf(world)
  const place = { city: null, email: null, phone: null, taxId: null, address: null, postalCode: null }
  const client = await world.call<{ id: string }>('POST /api/{companyId}/clients', {
    actor,
    body: { code: world.dice.letters(12), name: world.dice.letters(12), kind: 'business', ...place },
  })
  const credit = await world.call<{ id: string }>('POST /api/{companyId}/client-payment-methods', {
    actor,
    body: { kind: 'credit', name: world.dice.letters(12), position: 1 },
  })
  const common = { registerId, cashSessionId, clientId: client.id, occurredAt: new Date().toISOString(), totalMinor }
  const by = (paymentMethodId: string | undefined) => ({
    ...{ id: world.dice.id(), changeMinor: 0 },
    payments: [{ id: world.dice.id(), paymentMethodId, amountMinor: totalMinor }],
  })
  await world.call('POST /api/{companyId}/sales', { actor, body: { ...common, ...by(credit.id), lines } })
  draft.actor = actor
  draft.body = { ...common, ...by(world.paymentMethodIds[0]) }
}

const OF_TICKET = '/api/{companyId}/sales-returns/of-ticket'

/** A ticket that was just sold, with what can come back of it. */
async function soldTicket(world: World): Promise<{ session: { id: string; registerId: string }; ticket: Returnable }> {
  const actor = await world.role('administrator')
  const session = await openSession(world)
  const { lines, totalMinor } = linesOf(world)
  const paid = { id: world.dice.id(), paymentMethodId: world.paymentMethodIds[0], amountMinor: totalMinor }
  const body = { id: world.dice.id(), registerId: session.registerId, cashSessionId: session.id, lines, totalMinor }
  const { number } = await world.call<{ number: string }>('POST /api/{companyId}/sales', {
    actor,
    body: { ...body, occurredAt: new Date().toISOString(), payments: [paid], changeMinor: 0 },
  })
  const query = { number, registerId: session.registerId }
  return { session, ticket: await world.call<Returnable>(`GET ${OF_TICKET}`, { actor, query }) }
}

/** All of one line of a ticket, whose part of the total needs no kernel. */
async function ticketReturn(world: World, draft: Draft): Promise<void> {
  const { session, ticket } = await soldTicket(world)
  const { id, quantityMilli, totalMinor } = world.dice.pick(ticket.lines)
  draft.body = {
    id: world.dice.id(),
    registerId: session.registerId,
    cashSessionId: session.id,
    saleId: ticket.saleId,
    occurredAt: new Date().toISOString(),
    reason: 'mistake',
    lines: [{ id: world.dice.id(), saleLineId: id, quantityMilli, outcome: 'resell' }],
    refunds: [{ id: world.dice.id(), paymentMethodId: world.paymentMethodIds[0], amountMinor: totalMinor }],
    totalMinor,
  }
}

async function returnable(world: World, draft: Draft): Promise<void> {
  const { session, ticket } = await soldTicket(world)
  draft.query = { number: ticket.number, registerId: session.registerId }
}

async function cashMovement(world: World, draft: Draft): Promise<void> {
  const { id } = await openSession(world)
  const reason = world.dice.pick(CASH_REASON_NAMES)
  const amountMinor = world.dice.whole(1, 50_000)
  draft.body = { id: world.dice.id(), cashSessionId: id, reason, amountMinor, note: 'Ampoules' }
}

async function opening(world: World, draft: Draft): Promise<void> {
  if (freeRegister(world) === undefined) {
    const id = await countingSession(world)
    await world.call('POST /api/{companyId}/cash-sessions/{id}/close', {
      actor: draft.actor,
      params: { id },
      body: countOf(world),
    })
    Object.assign(world.sessions.get(id) ?? {}, { state: 'closed' })
  }
  draft.body = { id: world.dice.id(), registerId: freeRegister(world), openingFloatMinor: world.dice.whole(0, 100_000) }
}

/** A session that was closed without its float being counted. */
export async function withoutFloat(world: World, role: 'administrator' | 'cashier' = 'administrator'): Promise<string> {
  const actor = await world.role(role)
  const registerId = freeRegister(world)
  if (registerId === undefined) throw new NotReady('No register is free.')
  const id = world.dice.id()
  const opened = { id, registerId, openingFloatMinor: FLOAT_MINOR }
  await world.call(`POST ${SESSIONS}`, { actor, body: opened })
  await world.call(`POST ${SESSIONS}/{id}/count`, { actor, params: { id } })
  await world.call(`POST ${SESSIONS}/{id}/close`, { actor, params: { id }, body: countOf(world) })
  return id
}

async function correction(world: World, draft: Draft): Promise<void> {
  draft.actor = await world.role('administrator')
  draft.params['id'] = await withoutFloat(world)
  const paymentMethodId = world.paymentMethodIds[0]
  draft.body = { id: world.dice.id(), kind: 'floatMissed', paymentMethodId, otherMethodId: null }
}

/** The next day that is over: there are as many as goods were sold days ago. */
async function closing(world: World, draft: Draft): Promise<void> {
  const actor = await world.role('administrator')
  const due = await world.call<{ kind: string; period: string; isDue: boolean }[]>(
    'GET /api/{companyId}/fiscal-closings/due',
    { actor },
  )
  const next = due.find(({ isDue }) => isDue)
  if (!next) throw new NotReady('No period is over that is not closed yet.')
  draft.actor = actor
  draft.body = { kind: next.kind, period: next.period }
}

const DAY_MS = 86_400_000

/** Sells once, so many days ago, in a session of that day: from then on every day can be closed. */
export async function sellDaysAgo(world: World, days: number): Promise<void> {
  const actor = await world.role('administrator')
  const moment = new Date(Date.now() - days * DAY_MS).toISOString()
  const [id, registerId] = [world.dice.id(), world.own.registerIds[0]]
  const body = { id, registerId, openingFloatMinor: FLOAT_MINOR, openedAt: moment }
  await world.call(`POST ${SESSIONS}`, { actor, body })
  const { lines, totalMinor } = linesOf(world)
  const paid = { id: world.dice.id(), paymentMethodId: world.paymentMethodIds[0], amountMinor: totalMinor }
  const sold = { id: world.dice.id(), registerId, cashSessionId: id, occurredAt: moment, lines, totalMinor }
  await world.call('POST /api/{companyId}/sales', { actor, body: { ...sold, payments: [paid], changeMinor: 0 } })
  await world.call(`POST ${SESSIONS}/{id}/count`, { actor, params: { id } })
  await world.call(`POST ${SESSIONS}/{id}/close`, { actor, params: { id }, body: countOf(world) })
}

/** Documents of the counter: they hang together by what the till adds up. */
export const COUNTER: Readonly<Record<string, Template>> = {
  [`POST ${SESSIONS}`]: opening,
  [`POST ${SESSIONS}/{id}/count`]: async (world, draft) => void (draft.params['id'] = await openOne(world)),
  [`POST ${SESSIONS}/{id}/resume`]: async (world, draft) => void (draft.params['id'] = await countingSession(world)),
  [`POST ${SESSIONS}/{id}/close`]: async (world, draft) => {
    draft.params['id'] = await countingSession(world)
    draft.body = countOf(world)
  },
  [`GET ${SESSIONS}/{id}`]: async (world, draft) => void (draft.params['id'] = (await openSession(world)).id),
  [`GET ${SESSIONS}/{id}/report`]: async (world, draft) => void (draft.params['id'] = (await openSession(world)).id),
  [`GET ${SESSIONS}/{id}/causes`]: async (world, draft) => void (draft.params['id'] = (await openSession(world)).id),
  [`GET ${SESSIONS}/{id}/annex`]: async (world, draft) => void (draft.params['id'] = (await openSession(world)).id),
  [`POST ${SESSIONS}/{id}/corrections`]: correction,
  'POST /api/{companyId}/cash-movements': cashMovement,
  'POST /api/{companyId}/client-payments': clientPayment,
  'POST /api/{companyId}/sales': sale,
  'POST /api/{companyId}/sales-returns': salesReturn,
  [`GET ${OF_TICKET}`]: returnable,
  [`POST ${OF_TICKET}`]: ticketReturn,
  'POST /api/{companyId}/fiscal-closings': closing,
  'GET /api/{companyId}/ticket-mails': async (world, draft) => {
    draft.query['saleId'] = (await soldTicket(world)).ticket.saleId
  },
  'POST /api/{companyId}/ticket-mails': async (world, draft) => {
    const { saleId } = (await soldTicket(world)).ticket
    draft.body = { saleId, email: `${world.dice.letters(14)}@fuzz.example`, language: 'fr' }
  },
}

/** Keeps the states of sessions as good answers tell them. */
export function learnSession({ sessions }: World, { text }: { text: string }): void {
  const told = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
  const session = (typeof told['session'] === 'object' ? told['session'] : told) as Record<string, unknown>
  const { id, state, registerId } = session
  if (typeof id === 'string' && typeof registerId === 'string' && isState(state))
    sessions.set(id, { state, registerId })
}

function isState(value: unknown): value is SessionState {
  return value === 'open' || value === 'counting' || value === 'closed'
}
