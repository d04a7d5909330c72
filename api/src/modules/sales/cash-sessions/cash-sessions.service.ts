import {
  CASH_SESSIONS,
  MOST_DAYS_BACK,
  type CashSession,
  type OpenSessionInput,
  type ReportQuery,
  type ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import type { Static } from 'typebox'
import { businessDateOf } from '../../../platform/clock.ts'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { auditTransition, isToTake } from '../../../platform/document/transitions.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findPersonName } from '../approvals/index.ts'
import { whoStandsThere } from '../cashier-switches/index.ts'
import { blindSession, isBlind } from './blind.rules.ts'
import { findClosing } from './closings.repository.ts'
import { findSessionDetail, findSessionPlace } from './cash-sessions.queries.ts'
import { insertCashSession, lockCashSession, setState, type SessionRow } from './cash-sessions.repository.ts'
import { findEndAround, findHolder, findOpeningRegister, type OpeningRegister } from './opening-register.queries.ts'
import { maySessionBeOf } from './session-people.ts'
import { computeReport } from './reports.queries.ts'

const DAY_MS = 24 * 60 * 60_000
/** By how much a clock is told wrong that was set by the server's. */
const CLOCK_MS = 60_000

/** Refuses sessions of another company, another shop, or somebody else's that the caller may not see: all are unknown. */
export async function getCashSession(ctx: TxCtx, id: string): Promise<CashSession> {
  const found = await findSessionDetail(ctx, id)
  if (!found) throw new DomainError('cashSession.notFound')
  return found
}

async function getOpeningRegister(ctx: TxCtx, input: OpenSessionInput): Promise<OpeningRegister> {
  const { registerId } = input
  const told = openingMoment(ctx, input)
  const register = await findOpeningRegister(ctx, registerId)
  if (!register || !mayEnter(ctx, register.pointOfSaleId)) throw new DomainError('register.notFound')
  if (!register.isPointOfSaleActive)
    throw new DomainError('cashSession.pointOfSaleInactive', { pointOfSale: register.pointOfSale }, '/registerId')
  const openedBy = await openingPerson(ctx, input, register.pointOfSaleId)
  const openedAt = await outsideSessions(ctx, registerId, told)
  return { ...register, openedAt, openedBy, businessDate: businessDateOf(openedAt, register.timeZone) }
}

/** The caller, or whoever opened it on the device from which the caller brings it. */
async function openingPerson(
  ctx: TxCtx,
  { openedById, openedAt }: OpenSessionInput,
  pointOfSaleId: string,
): Promise<string> {
  if (openedById === undefined || openedById === ctx.userId) return ctx.userId
  const name = await findPersonName(ctx, openedById)
  if (name === null) throw new DomainError('cashSession.unknownOpener', {}, '/openedById')
  // Told later of what was done: now, everybody opens their own.
  const mayHave = openedAt !== undefined && (await maySessionBeOf(ctx, openedById, pointOfSaleId))
  if (!mayHave && !ctx.permissions.has('cashSessions.closeAnother'))
    throw new DomainError('cashSession.ofAnother', { by: name })
  return openedById
}

/** Now, or the past moment that the caller names and may name. */
function openingMoment(ctx: TxCtx, { openedAt }: OpenSessionInput): Date {
  if (openedAt === undefined) return ctx.now
  const moment = new Date(openedAt)
  const isLongAgo = moment.getTime() < ctx.now.getTime() - MOST_DAYS_BACK * DAY_MS
  if (isLongAgo && !ctx.permissions.has('cashSessions.backdate'))
    throw new DomainError('auth.forbidden', { permission: 'cashSessions.backdate' })
  if (moment > ctx.now) throw new DomainError('cashSession.inFuture', { nowAt: ctx.now.toISOString() }, '/openedAt')
  return moment
}

/**
 * A device that tells of a clock which is not exact did not open within the session before: that is put at its end. Further
 * inside it is what was told, or its tickets would be from before their session.
 */
async function outsideSessions(ctx: TxCtx, registerId: string, told: Date): Promise<Date> {
  const end = await findEndAround(ctx, registerId, told, CLOCK_MS)
  return end === null ? told : outsideSessions(ctx, registerId, end)
}

/** The session that the same request made before; refuses another one of that id, or of that register. */
async function findRepeated(ctx: TxCtx, input: OpenSessionInput, register: OpeningRegister): Promise<CashSession> {
  const known = await findOpened(ctx, input.id, register.openedBy)
  if (known?.registerId === register.id && known.openingFloatMinor === input.openingFloatMinor) return known
  const holder = await findHolder(ctx, register.id)
  if (known || !holder) throw new DomainError('request.keyReused', {}, '/id')
  throw new DomainError('cashSession.alreadyOpen', { register: register.name, by: holder })
}

/** Opens a session with its counted float. The same id again gives the session that it made. */
export async function openCashSession(ctx: TxCtx, input: OpenSessionInput): Promise<CashSession> {
  const register = await getOpeningRegister(ctx, input)
  if (!(await insertCashSession(ctx, input, register))) return findRepeated(ctx, input, register)
  await auditTransition(ctx, CASH_SESSIONS, 'open', {
    id: input.id,
    after: { registerId: register.id, openingFloatMinor: input.openingFloatMinor, openedAt: register.openedAt },
  })
  const opened = await findOpened(ctx, input.id, register.openedBy)
  if (!opened) throw new Error(`a session vanished while it was opened: ${input.id}`)
  return opened
}

/** A session as the caller may see it; one that they brought in another person's name and may not see, without its figures. */
async function findOpened(ctx: TxCtx, id: string, openedBy: string): Promise<CashSession | null> {
  const isTheirs = openedBy === ctx.userId || ctx.permissions.has('cashSessions.readOthers')
  const found = await findSessionDetail(isTheirs ? ctx : { ...ctx, userId: openedBy }, id)
  return isTheirs || found === null ? found : blindSession(found)
}

/** Where the caller has a session, open or not; nobody sells by a device of their own in one of somebody else. */
export async function getOwnPlace(
  ctx: TxCtx,
  id: string,
): Promise<{ id: string; pointOfSaleId: string; registerId: string }> {
  const found = await findSessionPlace(ctx, id)
  if (!found) throw new DomainError('cashSession.notFound', {}, '/cashSessionId')
  const { openedBy, ...place } = found
  if (openedBy.id !== ctx.userId)
    throw new DomainError('cashSession.ofAnother', { by: openedBy.name }, '/cashSessionId')
  return place
}

/** Locks a session for a change of state by its opener, or by somebody with the right over others' sessions. */
export async function holdOwnSession(ctx: TxCtx, id: string): Promise<SessionRow> {
  const visible = await getCashSession(ctx, id)
  const session = await lockCashSession(ctx, id)
  if (!session) throw new DomainError('cashSession.notFound')
  if (session.opened_by !== ctx.userId && !ctx.permissions.has('cashSessions.closeAnother')) {
    throw new DomainError('cashSession.ofAnother', { by: visible.openedBy })
  }
  return session
}

/** Stops selling so that the drawer can be counted. */
export function startCount(ctx: TxCtx, id: string): Promise<CashSession> {
  return turn(ctx, id, 'count')
}

/** Goes back to selling, before the count is confirmed. */
export function resumeSelling(ctx: TxCtx, id: string): Promise<CashSession> {
  return turn(ctx, id, 'resume')
}

async function turn(ctx: TxCtx, id: string, transition: 'count' | 'resume'): Promise<CashSession> {
  const { state } = await holdOwnSession(ctx, id)
  if (isToTake(CASH_SESSIONS, transition, state)) {
    await setState(ctx, id, CASH_SESSIONS.parts.transitions[transition].to)
    await auditTransition(ctx, CASH_SESSIONS, transition, { id })
  }
  return getCashSession(ctx, id)
}

/**
 * The Z report as it was printed; while the session is not closed, an X report, which changes nothing, names who reads it, and
 * which nobody reads who counts blind: neither the caller nor who stands at the counter in their place.
 */
export async function readReport(ctx: TxCtx, id: string, said: Static<typeof ReportQuery>): Promise<ZReport> {
  const seen = await getCashSession(ctx, id)
  const standing = await whoStandsThere(ctx, seen, said.cashierId, CASH_SESSIONS.permissions.read)
  // The caller may see the session; how much of it is for who stands there.
  const reader = { ...ctx, userId: seen.openedById, permissions: standing.permissions }
  if (isBlind(reader, seen)) throw new DomainError('cashSession.countedBlind')
  const closing = await findClosing(ctx, id)
  if (closing) return closing
  const report = await computeReport(ctx, standing.claim ? await getCashSession(reader, id) : seen)
  return { ...report, issuedBy: standing.userName }
}
