import { DIFFERENCE_CAUSES, type DifferenceCause } from '@comptoir/contracts/sales/cash-sessions'
import { cashPiecesOf } from '@comptoir/money'

/** A payment method as it was counted. */
export interface CountedMethod {
  paymentMethodId: string
  isCash: boolean
  countedMinor: number
  /** Counted less expected. */
  differenceMinor: number
  /** What of both is of other currencies, by its value; left out where nothing is. */
  foreign?: { countedMinor: number; differenceMinor: number }
}

export interface SessionTicket {
  id: string
  number: string
  occurredAt: Date
  /** It came after the session was closed. */
  isLate: boolean
  changeMinor: number
  /** What was handed over by each method, change not yet taken off. */
  receivedMinor: ReadonlyMap<string, number>
  /** What of its cash was of other currencies, by its value; left out where nothing was. */
  foreignMinor?: number
}

/** What a closed session says of itself. */
export interface ClosedSession {
  currency: string
  openingFloatMinor: number
  methods: readonly CountedMethod[]
  tickets: readonly SessionTicket[]
  /** Cash put in, above zero, and taken out, below. */
  movementsMinor: readonly number[]
}

const MOST_CAUSES = 6
const MOST_TICKETS = 5
/** Coins as banks and shops pack them. */
const ROLL_SIZES = [20, 25, 40, 50]

type Kind = DifferenceCause['kind']

interface Found {
  kind: Kind
  otherMethodId?: string
  pieces?: [number, number]
  tickets?: readonly SessionTicket[]
}

/**
 * What may be behind the differences of a session, likeliest first. Every cause explains a difference to the last minor
 * unit; which it was, people find out: nothing is corrected by it.
 */
export function differenceCauses(session: ClosedSession): DifferenceCause[] {
  const told = session.methods
    .filter(({ differenceMinor }) => differenceMinor !== 0)
    .flatMap((method) => {
      const late = lateTickets(method, session)
      const own = inOwnCurrency(method)
      return [
        ...late.map((found) => toCause(method, found)),
        ...causesOf(own, session, late.length > 0).map((found) => toCause(own, found)),
      ]
    })
  return told
    .toSorted((one, other) => DIFFERENCE_CAUSES.indexOf(one.kind) - DIFFERENCE_CAUSES.indexOf(other.kind))
    .slice(0, MOST_CAUSES)
}

function toCause(
  { paymentMethodId, differenceMinor }: CountedMethod,
  { kind, otherMethodId = '', pieces, tickets = [] }: Found,
): DifferenceCause {
  return {
    kind,
    paymentMethodId,
    differenceMinor,
    otherMethodId: otherMethodId || null,
    pieces: pieces ?? null,
    tickets: tickets
      .toSorted((one, other) => other.occurredAt.getTime() - one.occurredAt.getTime())
      .slice(0, MOST_TICKETS)
      .map(({ id, number, occurredAt }) => ({ id, number, occurredAt: occurredAt.toISOString() })),
  }
}

/** A method without what is of other currencies, which no mistake with own notes, coins or figures explains. */
function inOwnCurrency({ foreign, ...method }: CountedMethod): CountedMethod {
  const countedMinor = method.countedMinor - (foreign?.countedMinor ?? 0)
  return { ...method, countedMinor, differenceMinor: method.differenceMinor - (foreign?.differenceMinor ?? 0) }
}

/** All but late tickets, by what is of the own currency; `isExplained` where those explain the difference. */
function causesOf(method: CountedMethod, session: ClosedSession, isExplained: boolean): Found[] {
  if (method.differenceMinor === 0) return []
  const elsewhere = wrongMethods(method, session)
  // Money that another method has too much of was taken.
  const ofAny = [...elsewhere, ...(elsewhere.length > 0 ? [] : notPaid(method, session))]
  const alone = method.isCash ? [...ofAny, ...cashCauses(method, session)] : ofAny
  // Of many tickets some two come to anything: they are told where nothing alone does.
  const isStrong = ({ kind }: Found): boolean =>
    DIFFERENCE_CAUSES.indexOf(kind) < DIFFERENCE_CAUSES.indexOf('twoNotPaid')
  if (isExplained || alone.some(isStrong)) return alone
  return [...alone, ...twoNotPaid(method, session), ...ticketsWithMovement(method, session)]
}

/** What a ticket was paid of a method in the own currency. */
function ownReceivedMinor(ticket: SessionTicket, { paymentMethodId, isCash }: CountedMethod): number {
  const received = ticket.receivedMinor.get(paymentMethodId) ?? 0
  return isCash ? received - (ticket.foreignMinor ?? 0) : received
}

/** What a ticket left of a method in the own currency: all change is given in cash. */
function takenMinor(ticket: SessionTicket, method: CountedMethod): number {
  const received = ownReceivedMinor(ticket, method)
  return method.isCash ? received - ticket.changeMinor : received
}

/** Their money was counted, and was not expected yet: one of them alone, or all. */
function lateTickets(method: CountedMethod, { tickets }: ClosedSession): Found[] {
  const late = tickets.filter((ticket) => ticket.isLate)
  const alone = late.filter((ticket) => explains([ticket], method, tickets))
  if (alone.length > 0) return [{ kind: 'lateTicket', tickets: alone }]
  return late.length > 1 && explains(late, method, tickets) ? [{ kind: 'lateTicket', tickets: late }] : []
}

/**
 * Whether so much came in by late tickets as was over. What they were paid in other currencies was rounded down ticket by
 * ticket, and counted as one sum: each may be off by less than a minor unit.
 */
function explains(late: readonly SessionTicket[], method: CountedMethod, tickets: readonly SessionTicket[]): boolean {
  const foreignOf = (ticket: SessionTicket): number => (method.isCash ? (ticket.foreignMinor ?? 0) : 0)
  const sum = late.reduce((all, ticket) => all + takenMinor(ticket, method) + foreignOf(ticket), 0)
  const isForeign = late.some((ticket) => foreignOf(ticket) > 0)
  const gapMinor = Math.abs(sum - method.differenceMinor)
  return gapMinor < (isForeign ? tickets.filter((ticket) => foreignOf(ticket) > 0).length : 1)
}

/** Another method is wrong by just as much the other way; told of the one that lacks, so that it is told once. */
function wrongMethods(method: CountedMethod, { methods, tickets }: ClosedSession): Found[] {
  const lackingMinor = -method.differenceMinor
  if (lackingMinor < 0) return []
  const others = methods.map(inOwnCurrency).filter(({ differenceMinor }) => differenceMinor === lackingMinor)
  return others.map(({ paymentMethodId: otherMethodId }) => ({
    kind: 'wrongMethod',
    otherMethodId,
    tickets: tickets.filter((ticket) => !ticket.isLate && takenMinor(ticket, method) === lackingMinor),
  }))
}

function notPaid(method: CountedMethod, { tickets }: ClosedSession): Found[] {
  const lackingMinor = -method.differenceMinor
  const those = tickets.filter((ticket) => !ticket.isLate && takenMinor(ticket, method) === lackingMinor)
  return lackingMinor > 0 && those.length > 0 ? [{ kind: 'notPaid', tickets: those }] : []
}

const MOST_PAIRS = 2

/** Two tickets that come to what lacks; of several pairs those that were sold closest together. One look at each ticket. */
function twoNotPaid(method: CountedMethod, { tickets }: ClosedSession): Found[] {
  const lackingMinor = -method.differenceMinor
  if (lackingMinor <= 0) return []
  const before = new Map<number, SessionTicket>()
  const pairs: { tickets: SessionTicket[]; apartMs: number }[] = []
  for (const ticket of inTime(tickets)) {
    const minor = takenMinor(ticket, method)
    if (ticket.isLate || minor <= 0) continue
    const other = before.get(lackingMinor - minor)
    if (other) {
      const apartMs = ticket.occurredAt.getTime() - other.occurredAt.getTime()
      pairs.push({ tickets: [other, ticket], apartMs })
    }
    before.set(minor, ticket)
  }
  const closest = pairs.toSorted((one, two) => one.apartMs - two.apartMs).slice(0, MOST_PAIRS)
  return closest.map((pair) => ({ kind: 'twoNotPaid', tickets: pair.tickets }))
}

/** A ticket whose money was not taken beside cash that was recorded and did not move. */
function ticketsWithMovement(method: CountedMethod, { tickets, movementsMinor }: ClosedSession): Found[] {
  if (!method.isCash) return []
  const byAmount = new Map<number, SessionTicket[]>()
  for (const ticket of tickets.filter(({ isLate }) => !isLate)) {
    const minor = takenMinor(ticket, method)
    byAmount.set(minor, [...(byAmount.get(minor) ?? []).slice(1 - MOST_TICKETS), ticket])
  }
  const found = [...new Set(movementsMinor)].flatMap((movedMinor): Found[] => {
    const lackingMinor = -method.differenceMinor - movedMinor
    const those = lackingMinor > 0 ? byAmount.get(lackingMinor) : undefined
    const pieces: [number, number] = [lackingMinor, Math.abs(movedMinor)]
    return those ? [{ kind: 'ticketAndMovement', pieces, tickets: those }] : []
  })
  return found.slice(0, MOST_PAIRS)
}

function inTime(tickets: readonly SessionTicket[]): SessionTicket[] {
  return tickets.toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime())
}

function cashCauses(cash: CountedMethod, session: ClosedSession): Found[] {
  const { differenceMinor, countedMinor } = cash
  const gapMinor = Math.abs(differenceMinor)
  const { openingFloatMinor, movementsMinor, tickets } = session
  const change = tickets.filter((ticket) => ticket.changeMinor === gapMinor)
  return [
    ...(openingFloatMinor > 0 && differenceMinor === -openingFloatMinor ? [{ kind: 'floatMissed' as const }] : []),
    ...(movementsMinor.some((moved) => differenceMinor === -2 * moved) ? [{ kind: 'wrongReason' as const }] : []),
    ...(movementsMinor.some((moved) => differenceMinor === -moved) ? [{ kind: 'movementMissed' as const }] : []),
    ...(change.length > 0 ? [{ kind: 'change' as const, tickets: change }] : []),
    ...wrongNotes(cash, session),
    ...(areDigitsExchanged(countedMinor, countedMinor - differenceMinor) ? [{ kind: 'digits' as const }] : []),
    ...(differenceMinor < 0 ? rolls(gapMinor, session) : []),
  ]
}

/** Two notes that differ by as much, and tickets at which one of them can have changed hands. */
function wrongNotes(cash: CountedMethod, { currency, tickets }: ClosedSession): Found[] {
  const gapMinor = Math.abs(cash.differenceMinor)
  const notes = cashPiecesOf(currency).flatMap(({ kind, valueMinor }) => (kind === 'note' ? [valueMinor] : []))
  return notes
    .filter((small) => notes.includes(small + gapMinor))
    .map((small) => ({
      kind: 'wrongNote',
      pieces: [small, small + gapMinor],
      tickets: tickets.filter((ticket) => canHaveBeen(ticket, cash, { small, large: small + gapMinor })),
    }))
}

/**
 * Too little: the larger note went out as change in place of the smaller, or came in by name alone. Too much: the smaller
 * went out in place of the larger, or the larger came in as the smaller.
 */
function canHaveBeen(
  ticket: SessionTicket,
  cash: CountedMethod,
  { small, large }: { small: number; large: number },
): boolean {
  const received = ownReceivedMinor(ticket, cash)
  const [given, taken] = cash.differenceMinor < 0 ? [small, large] : [large, small]
  return ticket.changeMinor >= given || (received >= taken && received % taken === 0)
}

/** Whether two digits beside each other, exchanged, make one figure of the other. */
function areDigitsExchanged(typed: number, meant: number): boolean {
  const [one, other] = [String(typed), String(meant)]
  if (typed < 0 || meant < 0 || one.length !== other.length) return false
  const places = [...one].flatMap((digit, place) => (digit === other[place] ? [] : [place]))
  const [first = 0, second = 0] = places
  return places.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first]
}

/** A full roll of a coin; of several that come to as much, the fewest coins. */
function rolls(gapMinor: number, { currency }: ClosedSession): Found[] {
  const coins = cashPiecesOf(currency).flatMap(({ kind, valueMinor }) => (kind === 'coin' ? [valueMinor] : []))
  const roll = coins.flatMap((coin): [number, number][] =>
    ROLL_SIZES.filter((size) => coin * size === gapMinor).map((size) => [coin, size]),
  )[0]
  return roll ? [{ kind: 'roll', pieces: roll }] : []
}
