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
import { PRINTED_SELLER } from '../../../testing/sold.ts'
import type { QueueApi } from '../queue.api.ts'

/** What becomes of a call. */
export type Fate = 'answered' | 'lostBefore' | 'lostAfter' | 'busy'

const keyOf = ({ registerId, epoch, counter }: RegisterTicket): string => `${registerId} ${epoch} ${counter}`

/** The server's side of tickets that devices number, as far as a device sees it. */
export class TicketServer implements QueueApi {
  /** The next calls; all are answered after these. */
  fates: Fate[] = []
  readonly #tickets = new Map<string, { ticket: RegisterTicket; sent: SentTicket }>()
  readonly #epochs = new Map<string, number>()

  /** In the order of their numbers. */
  tickets(): { ticket: RegisterTicket; sent: SentTicket }[] {
    return [...this.#tickets.values()].toSorted(
      ({ ticket: a }, { ticket: b }) =>
        a.registerId.localeCompare(b.registerId) || a.epoch - b.epoch || a.counter - b.counter,
    )
  }

  /** Of each series the last ones are gone, as after a backup was put back. */
  setBack(count: number): void {
    for (const { ticket } of this.tickets().toReversed().slice(0, count)) this.#tickets.delete(keyOf(ticket))
  }

  async giveSeries({ held }: TicketSeriesInput): Promise<TicketSeries> {
    return this.seriesOf('r1', held?.epoch ?? null, held?.lastCounter ?? 0)
  }

  seriesOf(registerId: string, held: number | null, lastCounter: number): TicketSeries {
    const known = this.#epochs.get(registerId) ?? 0
    const isHeld = held !== null && held === known
    const epoch = isHeld ? held : known + 1
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
    for (const sent of tickets) {
      const ticket = JSON.parse(sent.text) as RegisterTicket
      this.#tickets.set(keyOf(ticket), { ticket, sent })
    }
    if (fate === 'lostAfter') throw new ConnectionError('lost')
    return {
      data: tickets.map(({ hash }) => ({ hash, keptAs: null, number: null })),
      missing: this.#missing(registerId),
    }
  }

  #missing(registerId: string): CounterRange[] {
    const last = new Map<number, number>()
    const missing: CounterRange[] = []
    for (const { ticket } of this.tickets()) {
      if (ticket.registerId !== registerId) continue
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
