import { isProblem, serverNow } from '@comptoir/platform'
import { haltOf, type Halt } from './halts.ts'
import type { QueueApi } from './queue.api.ts'
import type { DeviceStep, StepStore } from './step-store.ts'

/** Within what the server takes for a session of a device, whose clock may have been wrong. */
const MOST_DAYS_BACK = 29
const DAY_MS = 24 * 60 * 60_000
/** What is known of the server's clock is not exact. */
const MARGIN_MS = 5000

/** Opens or closes a session at the server as it was on this device; why that did not come about, or null. */
export async function sendStep(step: DeviceStep, store: StepStore, api: QueueApi): Promise<Halt | null> {
  try {
    await (step.kind === 'opening' ? api.open(openingOf(step)) : api.bring(step.sessionId, closingOf(step)))
  } catch (error) {
    if (!isProblem(error)) return 'noAnswer'
    const halt = haltOf(error.status)
    if (halt === 'notAllowed' || halt === 'refused') await store.refused(step, error)
    return halt
  }
  await store.received(step)
  return null
}

function openingOf({
  session,
  deviceKeyHash,
}: Extract<DeviceStep, { kind: 'opening' }>): Parameters<QueueApi['open']>[0] {
  const { id, registerId, openingFloatMinor, openedById } = session
  return {
    id,
    registerId,
    openingFloatMinor,
    openedById,
    openedAt: believable(session.openedAt),
    ...(deviceKeyHash && { deviceKeyHash }),
  }
}

function closingOf(step: Extract<DeviceStep, { kind: 'closing' }>): Parameters<QueueApi['bring']>[1] {
  const { count, openedAt, closedAt, closedById, deviceKey, approvalCode } = step
  const [opened, closed] = [believable(openedAt), believable(closedAt)]
  return {
    ...count,
    closedAt: closed < opened ? opened : closed,
    ...(closedById === undefined ? {} : { closedById }),
    ...(deviceKey === undefined ? {} : { deviceKey }),
    ...(approvalCode === undefined ? {} : { approvalCode }),
  }
}

/** A moment that the server may take for true. */
function believable(moment: string): string {
  const latest = serverNow() - MARGIN_MS
  return new Date(Math.min(Math.max(Date.parse(moment), latest - MOST_DAYS_BACK * DAY_MS), latest)).toISOString()
}
