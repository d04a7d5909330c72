import type { BroughtClosing, CashSession, OpenSessionInput, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import type {
  BatchReceipt,
  CounterRange,
  RegisterTicket,
  SentTicket,
  TicketBatch,
  TicketSeries,
  TicketSeriesInput,
} from '@comptoir/contracts/sales/register-tickets'
import { ApiProblem, ConnectionError } from '@comptoir/platform'
import { aCashSession, aReport } from '../../../testing/a-session.ts'
import { PRINTED_SELLER } from '../../../testing/sold.ts'
import type { QueueApi } from '../queue.api.ts'

/** A session as the server has it. */
interface Session {
  registerId: string
  isOpen: boolean
  /** How many of its tickets had come when it was closed. */
  ticketsAtClosing: number | null
}

/** What becomes of a call. */
export type Fate = 'answered' | 'lostBefore' | 'lostAfter' | 'busy' | 'keptBeside'

interface Had {
  ticket: RegisterTicket
  sent: SentTicket
  /** It is not in the books: those after it wait, and it is missed there. */
  isBeside: boolean
}

const keyOf = ({ registerId, epoch, counter }: RegisterTicket): string => `${registerId} ${epoch} ${counter}`

/** The server's side of tickets that devices number, as far as a device sees it. */
export class TicketServer implements QueueApi {
  /** The next calls; all are answered after these. */
  fates: Fate[] = []
  readonly #tickets = new Map<string, Had>()
  readonly #epochs = new Map<string, number>()
  readonly sessions = new Map<string, Session>()
  /** Tickets that came while their session was not open. */
  readonly strays: string[] = []

  /** In the order of their numbers. */
  tickets(): Had[] {
    return [...this.#tickets.values()].toSorted(
      ({ ticket: a }, { ticket: b }) =>
        a.registerId.localeCompare(b.registerId) || a.epoch - b.epoch || a.counter - b.counter,
    )
  }

  /** Of each series the last ones are gone, as after a backup was put back. */
  setBack(count: number): void {
    for (const { ticket } of this.tickets().toReversed().slice(0, count)) this.#tickets.delete(keyOf(ticket))
  }

  /** It has forgotten its last enrolments. */
  setEpochBack(registerId: string, epoch: number): void {
    this.#epochs.set(registerId, epoch)
  }

  async giveSeries({ held }: TicketSeriesInput): Promise<TicketSeries> {
    return this.seriesOf('r1', held?.epoch ?? null, held?.lastCounter ?? 0)
  }

  seriesOf(registerId: string, held: number | null, lastCounter: number): TicketSeries {
    const known = this.#epochs.get(registerId) ?? 0
    const isHeld = held !== null && held === known
    const epoch = isHeld ? held : Math.max(known, held ?? 0) + 1
    this.#epochs.set(registerId, epoch)
    return {
      ...{ registerId, epoch, lastCounter: isHeld ? lastCounter : 0, seller: PRINTED_SELLER },
      numberPrefix: epoch === 1 ? 'TIC-LM2-' : `TIC-LM2.${epoch}-`,
    }
  }

  async receive({ registerId, tickets }: TicketBatch): Promise<BatchReceipt> {
    const fate = this.fates.shift() ?? 'answered'
    if (fate === 'lostBefore') throw new ConnectionError('lost')
    if (fate === 'busy') throw problemOf(503)
    for (const [index, sent] of tickets.entries()) {
      const ticket = JSON.parse(sent.text) as RegisterTicket
      const known = this.#tickets.get(keyOf(ticket))
      if (!known && !this.sessions.get(ticket.cashSessionId)?.isOpen) this.strays.push(ticket.id)
      this.#tickets.set(keyOf(ticket), known ?? { ticket, sent, isBeside: fate === 'keptBeside' && index === 0 })
    }
    if (fate === 'lostAfter') throw new ConnectionError('lost')
    const beside = new Set(this.tickets().flatMap(({ sent, isBeside }) => (isBeside ? [sent.hash] : [])))
    return {
      data: tickets.map(({ hash }) => ({ hash, keptAs: beside.has(hash) ? 'unreadable' : null, number: null })),
      missing: this.#missing(registerId),
    }
  }

  async open({ id, registerId }: OpenSessionInput): Promise<CashSession> {
    await this.#answer(() => {
      if (this.sessions.has(id)) return
      const isTaken = [...this.sessions.values()].some((known) => known.registerId === registerId && known.isOpen)
      if (isTaken) throw problemOf(409)
      this.sessions.set(id, { registerId, isOpen: true, ticketsAtClosing: null })
    })
    return aCashSession({ id, registerId })
  }

  async close(id: string): Promise<ZReport> {
    await this.bring(id)
    return aReport(aCashSession({ id, state: 'closed' }))
  }

  async bring(id: string): Promise<BroughtClosing> {
    await this.#answer(() => {
      const session = this.sessions.get(id)
      if (!session) throw problemOf(404)
      if (!session.isOpen) return
      const had = this.tickets().filter(({ ticket }) => ticket.cashSessionId === id)
      this.sessions.set(id, { ...session, isOpen: false, ticketsAtClosing: had.length })
    })
    return { zNumber: 12 }
  }

  async #answer(work: () => void): Promise<void> {
    const fate = this.fates.shift() ?? 'answered'
    if (fate === 'lostBefore') throw new ConnectionError('lost')
    if (fate === 'busy') throw problemOf(503)
    work()
    if (fate === 'lostAfter') throw new ConnectionError('lost')
  }

  #missing(registerId: string): CounterRange[] {
    const last = new Map<number, number>()
    const missing: CounterRange[] = []
    for (const { ticket, isBeside } of this.tickets()) {
      if (ticket.registerId !== registerId || isBeside) continue
      const { epoch, counter } = ticket
      const before = last.get(epoch) ?? 0
      if (counter > before + 1) missing.push({ epoch, from: before + 1, to: counter - 1 })
      last.set(epoch, counter)
    }
    return missing
  }
}

export function problemOf(status: number): ApiProblem {
  const text = `status ${status}`
  return new ApiProblem({
    ...{ type: 'about:blank', title: text, status, detail: text, message: text, instance: '' },
    code: 'server.unavailable',
  })
}
