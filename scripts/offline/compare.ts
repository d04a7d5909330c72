import { createHash } from 'node:crypto'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import { storedOf, type Row, type Stored } from './as-stored.ts'
import type { DeviceTicket } from './device-code.ts'
import type { Books } from './read-books.ts'

/** A ticket as its cashier was shown it: what a device wrote, and the number on the paper. */
export type Written = Pick<DeviceTicket, 'text' | 'previousHash' | 'hash' | 'number'>

/** What was found of each kind, in words. */
export interface Verdict {
  /** Sold, and the server has nothing of it. */
  lost: string[]
  /** In the books more than once, or under a number that another one has, or moved goods or money more than once. */
  duplicated: string[]
  /** In the books otherwise than it was printed, kept beside them, or there without having been sold. */
  diverged: string[]
}

/** Holds every ticket that devices wrote against what is stored, and against each other. */
export function compareTickets(written: readonly Written[], { sales, kept }: Books): Verdict {
  const verdict: Verdict = { lost: [], duplicated: [], diverged: [] }
  const tickets = readTickets(written, verdict)
  const keptAs = new Map(kept.map(({ hash, reason }) => [hash, reason]))
  for (const { sent, ticket } of tickets.values()) {
    const stored = sales.get(ticket.id)
    const reason = keptAs.get(sent.hash)
    if (stored) compareStored(storedOf(ticket, sent.number, sent.hash), stored, verdict)
    else if (reason === undefined) verdict.lost.push(sent.number)
    else verdict.diverged.push(`${sent.number} is kept beside the books: ${reason}`)
    if (stored && reason !== undefined) verdict.duplicated.push(`${sent.number} is in the books and beside them`)
  }
  for (const [id, { head }] of sales)
    if (!tickets.has(id)) verdict.diverged.push(`${head['number']} is in the books, and nobody sold it`)
  compareSeries([...tickets.values()], sales, verdict)
  return verdict
}

interface Read {
  sent: Written
  ticket: RegisterTicket
}

/** Each once, by its id; a sale that was shown twice must have been the same ticket. */
function readTickets(written: readonly Written[], { duplicated, diverged }: Verdict): Map<string, Read> {
  const tickets = new Map<string, Read>()
  for (const sent of written) {
    const ticket = JSON.parse(sent.text) as RegisterTicket
    const known = tickets.get(ticket.id)
    if (known && known.sent.hash !== sent.hash)
      duplicated.push(`one sale is ${known.sent.number} and ${sent.number} on its device`)
    if (createHash('sha256').update(`${sent.previousHash}${sent.text}`).digest('hex') !== sent.hash)
      diverged.push(`${sent.number}: its text is not what its hash was made of`)
    tickets.set(ticket.id, { sent, ticket })
  }
  return tickets
}

/** Numbers without a gap from 1 on, each once, each ticket tied to the one before it. */
function compareSeries(tickets: readonly Read[], sales: Books['sales'], { duplicated, diverged }: Verdict): void {
  const series = grouped(tickets, ({ ticket: { registerId, epoch } }) => `${registerId} ${epoch}`)
  for (const each of series.values()) {
    const sorted = each.toSorted((one, other) => one.ticket.counter - other.ticket.counter)
    for (const [index, { sent, ticket }] of sorted.entries()) {
      const before = sorted[index - 1]
      if (before?.ticket.counter === ticket.counter) duplicated.push(`${sent.number} was given twice`)
      else if (ticket.counter !== (before?.ticket.counter ?? 0) + 1)
        diverged.push(`a number before ${sent.number} is missing`)
      if (sent.previousHash !== (before?.sent.hash ?? ''))
        diverged.push(`${sent.number} is not tied to the one before it`)
    }
  }
  const numbers = grouped(sales.values(), ({ head }) => `${head['registerId']} ${head['number']}`)
  for (const [number, those] of numbers)
    if (those.length > 1) duplicated.push(`${number} is in the books ${those.length} times`)
}

function compareStored(printed: Stored, stored: Stored, { duplicated, diverged }: Verdict): void {
  const number = printed.head['number']
  const headFaults = differences(printed.head, stored.head)
  if (headFaults.length > 0) diverged.push(`${number}: ${headFaults.join(', ')}`)
  for (const table of ['lines', 'taxes', 'money', 'stock'] as const) {
    const [ours, theirs] = [texts(printed[table]), texts(stored[table])]
    if (ours.join('\n') === theirs.join('\n')) continue
    if (new Set(theirs).size < theirs.length && theirs.length > ours.length) duplicated.push(`${number}: its ${table}`)
    else diverged.push(`${number}: its ${table}`)
  }
}

function differences(printed: Row, stored: Row): string[] {
  return Object.keys(printed).flatMap((name) =>
    printed[name] === stored[name] ? [] : [`${name} ${stored[name]} instead of ${printed[name]}`],
  )
}

function texts(rows: readonly Row[]): string[] {
  return rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .toSorted()
}

/** What each session should say of its tickets, and what it says. */
export function compareSessions(written: readonly Written[], sessions: readonly CashSession[]): string[] {
  const unique = new Map(written.map(({ text }) => JSON.parse(text) as RegisterTicket).map((each) => [each.id, each]))
  const bySession = grouped(unique.values(), ({ cashSessionId }) => cashSessionId)
  return sessions.flatMap((session) => {
    const tickets = bySession.get(session.id) ?? []
    const sum = (of: (ticket: RegisterTicket) => number): number =>
      tickets.reduce((total, ticket) => total + of(ticket), 0)
    const faults = [
      said('tickets', session.ticketCount, tickets.length),
      said(
        'sales',
        session.salesMinor,
        sum(({ totalMinor }) => totalMinor),
      ),
      ...session.tenders.flatMap(({ paymentMethodId, name, receivedMinor, changeMinor }) => [
        said(
          `${name} received`,
          receivedMinor,
          sum(({ payments }) => amountBy(payments, paymentMethodId)),
        ),
        said(
          `${name} given back`,
          Math.abs(changeMinor ?? NaN),
          sum(({ change }) => amountBy(change ? [change] : [], paymentMethodId)),
        ),
      ]),
    ].flat()
    return faults.length === 0 ? [] : [`the session of ${session.openedAt}: ${faults.join(', ')}`]
  })
}

function said(what: string, found: number | null, expected: number): string[] {
  return found === expected ? [] : [`${what} ${found} instead of ${expected}`]
}

function amountBy(payments: RegisterTicket['payments'], methodId: string): number {
  return payments
    .filter(({ paymentMethodId }) => paymentMethodId === methodId)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

function grouped<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
