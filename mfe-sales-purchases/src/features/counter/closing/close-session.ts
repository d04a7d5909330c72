import {
  CASH_SESSIONS,
  type CashSession,
  type CloseSessionInput,
  type PaymentMethod,
  type SessionTender,
  type ZReport,
} from '@comptoir/contracts/sales/cash-sessions'
import { advanceOne, serverNow, session as signedIn } from '@comptoir/platform'
import {
  forgetSessionKey,
  type Halt,
  queueApiOf,
  queueOf,
  sessionKey,
  type TicketQueue,
} from '../../ticket-queue/index.ts'
import { isUnanswered } from '../session/last-answer.ts'
import { soon } from '../session/soon.ts'

/** A session that was closed. */
export interface ClosedSession {
  /** As it was closed: what was counted, and by how much it differs once that is known. */
  session: CashSession
  /** Its numbered report; null while the server has not written it. */
  report: ZReport | null
}

/** Why a session is not counted: so many of its tickets are refused by the server, or the device does not say how many wait. */
export type Obstacle = { kind: 'unsent'; count: number } | { kind: 'unknown' }

/** With these the server is away. */
const AWAY: readonly (Halt | null)[] = ['noAnswer', 'signedOut', 'busy']

/**
 * Stops selling in a session, so that its drawer can be counted; gives what keeps it from that, or null. Where the server does
 * not answer, it is counted on this device alone. Rejects where the server refuses it: to whom it is not, and once it is closed.
 */
export async function startCount(
  companyId: string,
  session: CashSession,
  methods: readonly PaymentMethod[],
): Promise<Obstacle | null> {
  const queue = queueOf(companyId)
  const found = await waitingOf(queue, session)
  if (found === null) return { kind: 'unknown' }
  if (!found.isAway && found.unsent > 0) return { kind: 'unsent', count: found.unsent }
  if (!found.isAway && (await isAnswered(advanceOne(CASH_SESSIONS, session.id, 'count')))) return null
  const tenders = await tendersOf(queue, session, methods)
  await queue.beginCount({ ...session, state: 'counting', tenders })
  return null
}

/** Goes back to selling before the count is sent. */
export async function resumeSelling(companyId: string, session: CashSession): Promise<void> {
  const queue = queueOf(companyId)
  const isHere = queue.state.getState().counted?.some(({ id }) => id === session.id) ?? false
  if (isHere) await queue.endCount(session.id)
  // A call for it may have come to the server without its answer.
  const resuming = soon(advanceOne(CASH_SESSIONS, session.id, 'resume'))
  await (isHere ? resuming.catch(() => undefined) : resuming)
}

/**
 * Closes a counted session for good; sent again, it gives the closing that there is. Where the server does not answer, this
 * device writes the closing down and tells it later.
 */
export async function closeSession(
  companyId: string,
  session: CashSession,
  input: CloseSessionInput,
): Promise<ClosedSession> {
  const queue = queueOf(companyId)
  const found = await waitingOf(queue, session)
  if (found !== null && !found.isAway) {
    try {
      const report = await soon(queueApiOf(companyId).close(session.id, input))
      // Whether this device counted it or the server, it is closed now.
      await queue.endCount(session.id).catch(() => undefined)
      forgetSessionKey(session.id)
      return { session: report.session, report }
    } catch (error) {
      if (!isUnanswered(error)) throw error
    }
  }
  const closed = closedHere(session, input)
  const { id: sessionId, registerId, registerName, openedAt } = session
  const at = { registerId, registerName, sessionId, openedAt, closedAt: closed.closedAt ?? '' }
  const closedById = signedIn.getState().user?.id
  const deviceKey = sessionKey(sessionId)
  const proof = { ...(closedById ? { closedById } : {}), ...(deviceKey === null ? {} : { deviceKey }) }
  await queue.takeStep({ kind: 'closing', ...at, ...proof, count: input })
  forgetSessionKey(sessionId)
  return { session: closed, report: null }
}

/** What of a session the server may not have, and whether it is away; null where the device does not say. */
async function waitingOf(
  queue: TicketQueue,
  { id, registerId }: CashSession,
): Promise<{ unsent: number; isAway: boolean } | null> {
  try {
    const unsent = await soon(queue.sendSession(registerId, id))
    const { halt, steps } = queue.state.getState()
    const isBehind = steps?.some((step) => step.registerId === registerId && !step.isReceived) ?? false
    return { unsent, isAway: isBehind || AWAY.includes(halt) }
  } catch (error) {
    return isUnanswered(error) ? { unsent: 0, isAway: true } : null
  }
}

async function isAnswered(call: Promise<unknown>): Promise<boolean> {
  try {
    await soon(call)
    return true
  } catch (error) {
    if (isUnanswered(error)) return false
    throw error
  }
}

/** What is to be counted: cash, what the server told of, and what this device has sold by. What is expected only it knows. */
async function tendersOf(
  queue: TicketQueue,
  session: CashSession,
  methods: readonly PaymentMethod[],
): Promise<SessionTender[]> {
  const sold = await queue.methodsIn(session)
  const known = new Set(session.tenders.map(({ paymentMethodId }) => paymentMethodId))
  const foreignOf = ({ paymentMethodId, foreign = [] }: Pick<SessionTender, 'paymentMethodId' | 'foreign'>) => {
    const codes = new Set([...foreign.map(({ currency }) => currency), ...(sold.get(paymentMethodId) ?? [])])
    return codes.size === 0 ? {} : { foreign: [...codes].toSorted().map((currency) => ({ currency, ...NOT_COUNTED })) }
  }
  const others = methods.filter(({ id, kind }) => !known.has(id) && (kind === 'cash' || sold.has(id)))
  return [
    ...session.tenders.map((tender) => ({ ...tender, ...NOT_KNOWN, ...foreignOf(tender) })),
    ...others.map(({ id, kind, name }) => ({
      ...{ paymentMethodId: id, kind, name, openingMinor: 0 },
      ...NOT_KNOWN,
      ...foreignOf({ paymentMethodId: id }),
    })),
  ]
}

const NOT_KNOWN = {
  ...{ receivedMinor: null, changeMinor: null, refundedMinor: null, paidInMinor: null, paidOutMinor: null },
  ...{ expectedMinor: null, countedMinor: null, differenceMinor: null, comment: null },
}

const NOT_COUNTED = { amountMinor: null, valueMinor: null, countedMinor: null, countedValueMinor: null }

function closedHere(session: CashSession, { counts, keptFloatMinor }: CloseSessionInput): CashSession {
  const tenders = session.tenders.map((tender) => {
    const count = counts.find(({ paymentMethodId }) => paymentMethodId === tender.paymentMethodId)
    const told = { countedMinor: count?.countedMinor ?? null, comment: count?.comment ?? null }
    const foreign = count?.foreign?.map((each) => ({ ...NOT_COUNTED, ...each }))
    return { ...tender, ...NOT_KNOWN, ...told, ...(foreign ? { foreign } : {}) }
  })
  return { ...session, state: 'closed', closedAt: new Date(serverNow()).toISOString(), keptFloatMinor, tenders }
}
