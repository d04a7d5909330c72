import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import type { SalesReturn, SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { instantIn } from '@comptoir/contracts/time'
import { type Books, readSession } from './books.ts'
import { Refused } from './client.ts'
import { at, COMPANY } from './company.ts'
import type { RetailDocument } from './documents.ts'
import { idOf } from './ids.ts'

/** What became of a document. */
export interface Outcome {
  document: RetailDocument
  id: string
  /** The number that it was given; null when the API refused it. */
  number: string | null
  /** Another number that the same document was given, as it should never be. */
  otherNumber: string | null
  refusal: string | null
  /** From the first sending to the answer. */
  ms: number
}

const MILLI = 1000
const DAY_START = 'T00:00'

/** How documents are sent, and who hears of it. */
export interface Sending {
  /** How often at once. */
  sendings: (document: RetailDocument) => number
  tell: (outcome: Outcome) => void
  /** Hears of a session that the API does not open or close as it should. */
  complain: (fault: string) => void
}

/**
 * Sends the documents of one register in the order of their moments, one session per day, which is opened with as much cash
 * as the day's refunds take and closed with what should be there. A document follows when the one before it is answered.
 */
export async function replayRegister(
  books: Books,
  register: Register,
  documents: readonly RetailDocument[],
  { sendings, tell, complain }: Sending,
): Promise<void> {
  for (const [day, ofDay] of byDay(documents)) {
    const id = idOf('session', register.code, day)
    const complainOf = (error: Refused): void => complain(`register ${register.code} on ${day}: ${error.code}`)
    await unlessRefused(() => openSession(books, register, id, day, ofDay), complainOf)
    for (const document of ofDay) tell(await send(books, { id, registerId: register.id }, document, sendings(document)))
    await unlessRefused(() => closeSession(books, id), complainOf)
  }
}

async function unlessRefused(work: () => Promise<unknown>, hear: (error: Refused) => void): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    hear(error)
  }
}

/** Days in order, each with its documents in order. */
export function byDay(documents: readonly RetailDocument[]): Map<string, RetailDocument[]> {
  const sorted = [...documents].sort((a, b) => (a.at === b.at ? (a.number < b.number ? -1 : 1) : a.at < b.at ? -1 : 1))
  const days = new Map<string, RetailDocument[]>()
  for (const document of sorted) {
    const day = document.at.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), document])
  }
  return days
}

function openSession(
  { client }: Books,
  register: Register,
  id: string,
  day: string,
  documents: readonly RetailDocument[],
): Promise<CashSession> {
  const refunds = documents.reduce((sum, { kind, totalMinor }) => (kind === 'return' ? sum + totalMinor : sum), 0)
  return client.call<CashSession>('POST', at('cash-sessions'), {
    id,
    registerId: register.id,
    openingFloatMinor: refunds,
    openedAt: instantIn(day + DAY_START, COMPANY.timeZone).toISOString(),
  })
}

/** A session that an earlier run closed stays as it is. */
async function closeSession({ client }: Books, id: string): Promise<void> {
  const { state } = await readSession(client, id)
  if (state === 'closed') return
  await client.call('POST', at(`cash-sessions/${id}/count`))
  const { tenders } = await readSession(client, id)
  const counts = tenders.map(({ paymentMethodId, expectedMinor }) => ({
    paymentMethodId,
    countedMinor: expectedMinor ?? 0,
  }))
  await client.call('POST', at(`cash-sessions/${id}/close`), { counts, keptFloatMinor: 0 })
}

type Session = Pick<CashSession, 'id' | 'registerId'>

async function send(books: Books, session: Session, document: RetailDocument, times: number): Promise<Outcome> {
  const [path, body] =
    document.kind === 'sale'
      ? (['sales', saleOf(books, session, document)] as const)
      : (['sales-returns', returnOf(books, session, document)] as const)
  const startedAt = performance.now()
  const answers = await Promise.allSettled(
    Array.from({ length: times }, () => books.client.call<Sale | SalesReturn>('POST', at(path), body)),
  )
  const [number = null, otherNumber = null] = new Set(
    answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.number : [])),
  )
  const [refusal = null] = answers.flatMap((answer) => (answer.status === 'rejected' ? refusalOf(answer.reason) : []))
  return { document, id: body.id, number, otherNumber, refusal, ms: performance.now() - startedAt }
}

function refusalOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error
  return error.code
}

/** True for a document that was answered and is not stored under every number that it was answered with. */
export function isLost({ number, otherNumber }: Outcome, stored: string | undefined): boolean {
  return number !== null && (number !== stored || otherNumber !== null)
}

function linesOf({ products }: Books, { number, lines }: RetailDocument) {
  return lines.map(({ code, quantity, unitPriceMicro }, index) => ({
    id: idOf('line', number, index),
    productId: products.get(code) ?? '',
    quantityMilli: quantity * MILLI,
    unitPriceMicro,
  }))
}

function headOf(session: Session, { number, customer, at: moment, kind }: RetailDocument) {
  return {
    id: idOf(kind, number),
    registerId: session.registerId,
    cashSessionId: session.id,
    ...(customer === null ? {} : { clientId: idOf('client', customer) }),
    occurredAt: occurredAt(moment),
  }
}

/** To the second: the wire knows local times to the minute. */
function occurredAt(moment: string): string {
  const [day = '', time = ''] = moment.split(' ')
  const minute = instantIn(`${day}T${time.slice(0, 5)}`, COMPANY.timeZone)
  return new Date(minute.getTime() + Number(time.slice(6, 8) || '0') * MILLI).toISOString()
}

function saleOf(books: Books, session: Session, document: RetailDocument): SaleInput {
  const { number, totalMinor } = document
  return {
    ...headOf(session, document),
    lines: linesOf(books, document),
    payments: [{ id: idOf('payment', number), paymentMethodId: books.cashId, amountMinor: totalMinor }],
    totalMinor,
    changeMinor: 0,
  }
}

function returnOf(books: Books, session: Session, document: RetailDocument): SalesReturnInput {
  const { number, totalMinor } = document
  return {
    ...headOf(session, document),
    reason: 'import',
    lines: linesOf(books, document),
    refunds: [{ id: idOf('refund', number), paymentMethodId: books.cashId, amountMinor: totalMinor }],
    totalMinor,
  }
}
