import { useEffect, useState } from 'react'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import type { DeviceStep, TicketQueue } from '../../ticket-queue/index.ts'
import { useCompany } from '@comptoir/platform'
import type { RegisterStatus } from './registers.api.ts'

/** What an answer of the server tells of, by what `stepKey` gives. */
export type KnownSteps = readonly string[]

export function stepKey({ kind, sessionId }: DeviceStep): string {
  return `${kind} ${sessionId}`
}

async function queueOfCompany(companyId: string): Promise<TicketQueue> {
  const { queueOf } = await import(/* webpackChunkName: "at-hand" */ '../../ticket-queue/index.ts')
  return queueOf(companyId)
}

/** What was done with sessions on this device while the server was away. */
export interface DeviceSessions {
  /** Those that were opened or closed. */
  steps: readonly DeviceStep[]
  /** Those that are being counted. */
  counted: readonly CashSession[]
}

const NONE: DeviceSessions = { steps: [], counted: [] }

/** See `DeviceSessions`; null until that was looked up. */
export function useDeviceSessions(): DeviceSessions | null {
  const { id: companyId } = useCompany()
  const [sessions, setSessions] = useState<DeviceSessions | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const tell = (told: DeviceSessions): void =>
      setSessions((known) => (known?.steps === told.steps && known.counted === told.counted ? known : told))
    void follow(companyId, tell, leaving.signal)
    return () => leaving.abort()
  }, [companyId])
  return sessions
}

async function follow(companyId: string, tell: (sessions: DeviceSessions) => void, signal: AbortSignal): Promise<void> {
  try {
    const queue = await queueOfCompany(companyId)
    await queue.look()
    if (signal.aborted) return
    const show = (): void => {
      const { steps, counted } = queue.state.getState()
      tell({ steps: steps ?? NONE.steps, counted: counted ?? NONE.counted })
    }
    signal.addEventListener('abort', queue.state.subscribe(show))
    show()
  } catch {
    // A browser that keeps nothing has done nothing by itself.
    if (!signal.aborted) tell(NONE)
  }
}

/** What the server has of this device by now: an answer that is asked for afterwards tells of it. */
export async function receivedSteps(companyId: string): Promise<KnownSteps> {
  try {
    const { state } = await queueOfCompany(companyId)
    return (
      state
        .getState()
        .steps?.filter(({ isReceived }) => isReceived)
        .map(stepKey) ?? []
    )
  } catch {
    return []
  }
}

/** Lets steps go that an answer tells of. */
export async function forgetSteps(companyId: string, steps: readonly DeviceStep[]): Promise<void> {
  const queue = await queueOfCompany(companyId)
  await queue.forgetSteps(steps.map(({ position }) => position))
}

/** Registers as the server told of them, with what was done on this device beside. */
export function withSteps(
  statuses: readonly RegisterStatus[],
  known: KnownSteps,
  steps: readonly DeviceStep[],
): RegisterStatus[] {
  const untold = steps.filter((step) => !known.includes(stepKey(step)))
  return statuses.map((status) => {
    const last = untold.findLast(({ registerId }) => registerId === status.register.id)
    if (!last) return status
    if (last.kind === 'opening') return withSession(status, last.session)
    if (![null, last.sessionId].includes(status.register.openSessionId)) return status
    const { register } = withSession(status, null)
    return { register: { ...register, keptFloatMinor: last.count.keptFloatMinor }, session: null }
  })
}

function withSession({ register }: RegisterStatus, session: RegisterStatus['session']): RegisterStatus {
  return { register: { ...register, openSessionId: session?.id ?? null }, session }
}
