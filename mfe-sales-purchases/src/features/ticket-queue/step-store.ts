import type { ClosingApprovalCode } from '@comptoir/contracts/sales/approval-codes'
import type { CashSession, CloseSessionInput } from '@comptoir/contracts/sales/cash-sessions'
import type { RegisterTicket } from '@comptoir/contracts/sales/register-tickets'
import type { Currency } from '@comptoir/money'
import type { TicketDatabase } from './ticket-database.ts'

/** A session that this device opened while the server was away. */
export interface OpeningStep {
  kind: 'opening'
  registerId: string
  registerName: string
  sessionId: string
  /** As the server would show it. */
  session: CashSession
  /** By which the server knows this device later; steps of earlier programs do not have it. */
  deviceKeyHash?: string
}

/** A session that was counted and closed on this device while the server was away. */
export interface ClosingStep {
  kind: 'closing'
  registerId: string
  registerName: string
  sessionId: string
  /** When its session was opened: it is closed after that. */
  openedAt: string
  closedAt: string
  /** Who counted it; steps of earlier programs do not say it. */
  closedById?: string
  /** What proves that this device opened the session; left out where another one did. */
  deviceKey?: string
  count: Pick<CloseSessionInput, 'counts' | 'keptFloatMinor'>
  /** What it was approved by on this device; left out where it was not. */
  approvalCode?: ClosingApprovalCode
}

/** What this device did with a session that the server may not know of. */
export type DeviceStep = (OpeningStep | ClosingStep) & {
  /** Later ones have larger ones. */
  position: number
  /** The server has it. It is kept until what the counter reads of the server tells so. */
  isReceived?: true
  /** Why the server did not take it, as it was told; it is sent again all the same. */
  refusal?: string
  /** The name of that reason, by which it is said what helps. */
  refusalCode?: string
}

/** Without its position. */
export type NewStep = OpeningStep | ClosingStep

/** A register has one session at a time. */
export class SessionOpenError extends Error {
  override readonly name = 'SessionOpenError'
}

const DAY_MS = 24 * 60 * 60_000

const DURABLE = { durability: 'strict' } as const

/** The sessions that were opened and closed on this device while the server was away. All tabs of the browser share them. */
export class StepStore {
  readonly #database: TicketDatabase

  constructor(database: TicketDatabase) {
    this.#database = database
  }

  /** As they were taken. */
  async all(): Promise<DeviceStep[]> {
    return this.#database.use((db) => db.getAll('step'))
  }

  /** What of a register the server may not have, as it was taken. */
  async waitingOf(registerId: string): Promise<DeviceStep[]> {
    return (await this.all()).filter((step) => step.registerId === registerId && !step.isReceived)
  }

  /**
   * Writes a step down; one that was taken before stays as it was. Throws `SessionOpenError` where another session is open on
   * that register. Whoever closes a session has counted it.
   */
  async take(step: NewStep): Promise<void> {
    await this.#database.use(async (db) => {
      const tx = db.transaction(['step', 'count'], 'readwrite', DURABLE)
      const store = tx.objectStore('step')
      const taken = await store.getAll()
      if (step.kind === 'closing') await tx.objectStore('count').delete(step.sessionId)
      if (!taken.some((known) => isSame(known, step))) {
        if (step.kind === 'opening' && openOn(step.registerId, taken) !== null)
          throw new SessionOpenError(step.registerId)
        const last = taken.at(-1)?.position ?? 0
        await store.add({ ...step, position: last + 1 })
      }
      await tx.done
    })
  }

  /** The payment methods of the tickets that this device numbered in a session, each with the other currencies of its cash. */
  async methodsIn({
    id,
    registerId,
    openedAt,
  }: Pick<CashSession, 'id' | 'registerId' | 'openedAt'>): Promise<Map<string, Set<Currency>>> {
    // Its clock may have been set anew meanwhile.
    const earliest = new Date(Date.parse(openedAt) - DAY_MS).toISOString()
    const range = IDBKeyRange.bound([registerId], [registerId, []])
    return this.#database.use(async (db) => {
      const methods = new Map<string, Set<Currency>>()
      const { store } = db.transaction('ticket')
      for await (const { value: ticket } of store.iterate(range, 'prev')) {
        if (ticket.occurredAt < earliest) break
        if (ticket.cashSessionId !== id) continue
        const { payments } = JSON.parse(ticket.text) as RegisterTicket
        for (const { paymentMethodId, details } of payments) {
          const currencies = methods.get(paymentMethodId) ?? new Set()
          methods.set(paymentMethodId, currencies)
          if (details?.foreign) currencies.add(details.foreign.currency)
        }
      }
      return methods
    })
  }

  /** The server has it, as it was sent: what it was approved by since is still to be sent. */
  async received(sent: DeviceStep): Promise<void> {
    await this.#change(sent.position, (kept) => {
      if (answerOf(kept) !== answerOf(sent)) return kept
      const { refusal: _, refusalCode: __, ...step } = kept
      return { ...step, isReceived: true }
    })
  }

  /** Adds what a closing was approved by, so that it is sent, or sent again. False where it is not here any more. */
  async approve(sessionId: string, approvalCode: ClosingApprovalCode): Promise<boolean> {
    return this.#database.use(async (db) => {
      const tx = db.transaction('step', 'readwrite', DURABLE)
      const step = (await tx.store.getAll()).find((each) => each.kind === 'closing' && each.sessionId === sessionId)
      if (step?.kind !== 'closing') return false
      const { isReceived: _, ...rest } = step
      await Promise.all([tx.store.put({ ...rest, approvalCode }), tx.done])
      return true
    })
  }

  /** The server did not take it. */
  async refused({ position }: DeviceStep, { message, code }: { message: string; code: string }): Promise<void> {
    await this.#change(position, (step) => ({ ...step, refusal: message, refusalCode: code }))
  }

  /** Lets go what the server has, and has told of. */
  async forget(positions: readonly number[]): Promise<void> {
    await this.#database.use(async (db) => {
      const tx = db.transaction('step', 'readwrite', DURABLE)
      for (const position of positions) if ((await tx.store.get(position))?.isReceived) await tx.store.delete(position)
      await tx.done
    })
  }

  async #change(position: number, change: (step: DeviceStep) => DeviceStep): Promise<void> {
    await this.#database.use(async (db) => {
      const tx = db.transaction('step', 'readwrite', DURABLE)
      const step = await tx.store.get(position)
      if (step && !step.isReceived) await tx.store.put(change(step))
      await tx.done
    })
  }
}

/** The session that these steps leave open on a register; null where they leave none. */
export function openOn(registerId: string, steps: readonly DeviceStep[]): CashSession | null {
  const last = steps.findLast((step) => step.registerId === registerId)
  return last?.kind === 'opening' ? last.session : null
}

/** Steps of another device that are not among those of this one, as they follow on them. */
export function stepsToAdopt(copied: readonly DeviceStep[], taken: readonly DeviceStep[]): DeviceStep[] {
  const last = taken.at(-1)?.position ?? 0
  return copied
    .filter((step) => !taken.some((known) => isSame(known, step)))
    .map((step, index) => ({ ...step, position: last + index + 1 }))
}

function answerOf(step: DeviceStep): string | undefined {
  return step.kind === 'closing' ? step.approvalCode?.answer : undefined
}

function isSame(one: NewStep, other: NewStep): boolean {
  return one.kind === other.kind && one.sessionId === other.sessionId
}
