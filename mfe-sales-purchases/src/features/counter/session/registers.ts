import { useEffect, useMemo, useRef } from 'react'
import { CASH_SESSIONS_AT } from '@comptoir/contracts/addresses'
import type { Register } from '@comptoir/contracts/company/registers'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { companyKey, useCompany, usePointOfSale, useQuery } from '@comptoir/platform'
import type { DeviceStep } from '../../ticket-queue/index.ts'
import { forgetSteps, type KnownSteps, receivedSteps, stepKey, useDeviceSessions, withSteps } from './device-steps.ts'
import { orLastAnswer } from './last-answer.ts'
import { listRegisters, type RegisterStatus } from './registers.api.ts'

/** A session may be closed from somewhere else. */
const AGAIN_MS = 60_000

/** A register on which this person has a session. */
export interface OwnSession {
  register: Register
  session: CashSession
}

/**
 * The registers of the shop and what is open on them, be it on this device alone. Under `cash-sessions`, so that opening and
 * closing refreshes it.
 */
export function useRegisters() {
  const company = useCompany()
  const { id } = usePointOfSale()
  const device = useDeviceSessions()
  const { data, error, refetch } = useQuery({
    queryKey: companyKey(company.id, CASH_SESSIONS_AT, 'registers', id),
    queryFn: ({ signal }) =>
      orLastAnswer(`shopRegisters:${id}`, (limit) => readRegisters(company.id, id, limit), signal),
    refetchInterval: AGAIN_MS,
  })
  const seen = useRef<readonly DeviceStep[]>([])
  useEffect(() => {
    if (!data || !device) return
    const { steps } = device
    // Another tab has read what this one has not.
    const known = [...data.known, ...steps.map(stepKey)]
    const isPast = seen.current.some((step) => !known.includes(stepKey(step)))
    seen.current = steps
    void (isPast ? refetch() : letGo(company.id, data.known, steps, refetch))
  }, [company.id, data, device, refetch])
  const registers = useMemo(
    () => data && device && withCounts(withSteps(data.registers, data.known, device.steps), device.counted),
    [data, device],
  )
  return { registers, error, refetch }
}

/** A session that is counted on this device is not sold in, whatever the server knows of it. */
function withCounts(statuses: readonly RegisterStatus[], counted: readonly CashSession[]): RegisterStatus[] {
  return statuses.map((status) => {
    const session = counted.find(({ id }) => id === status.session?.id)
    return session ? { ...status, session } : status
  })
}

interface Told {
  registers: RegisterStatus[]
  /** What was done on this device that they tell of. */
  known: KnownSteps
}

async function readRegisters(companyId: string, pointOfSaleId: string, signal: AbortSignal): Promise<Told> {
  const known = await receivedSteps(companyId)
  return { registers: await listRegisters(pointOfSaleId, signal), known }
}

/** Lets go what the server has told of, and asks it again where it has what it did not tell of. */
async function letGo(
  companyId: string,
  known: KnownSteps,
  steps: readonly DeviceStep[],
  askAgain: () => Promise<unknown>,
): Promise<void> {
  const received = steps.filter(({ isReceived }) => isReceived)
  const told = received.filter((step) => known.includes(stepKey(step)))
  if (told.length > 0) await forgetSteps(companyId, told).catch(() => undefined)
  if (received.length > told.length) await askAgain()
}

/** Where this person has a session: on the register this browser used last, or else on the first. */
export function ownSession(
  registers: readonly RegisterStatus[],
  userId: string,
  lastRegisterId: string | null,
): OwnSession | null {
  const own = registers.flatMap(({ register, session }) =>
    session?.openedById === userId && session.state !== 'closed' ? [{ register, session }] : [],
  )
  return own.find(({ register }) => register.id === lastRegisterId) ?? own[0] ?? null
}

/** A register as it is once a session on it is closed. */
export function afterClosing(status: RegisterStatus, { id, keptFloatMinor }: CashSession): RegisterStatus {
  if (status.session?.id !== id) return status
  return { register: { ...status.register, openSessionId: null, keptFloatMinor }, session: null }
}

/** Why nobody can open a session on a register, if so. */
export function obstacleOf({ register }: RegisterStatus): 'inactive' | 'taken' | null {
  if (register.openSessionId !== null) return 'taken'
  return register.isActive ? null : 'inactive'
}
