import { setTimeout as pause } from 'node:timers/promises'
import type { AppDeps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobDeclaration } from '../../../platform/jobs/lanes.ts'
import { openSecret } from '../../../platform/sealed-secret.ts'
import { findDue, writeHealth, writeTry, type Delivering, type DueDelivery } from './deliveries.repository.ts'
import { listDueWebhooks } from './due-webhooks.queries.ts'
import { isHopeless, isTaken, nextTryAt, restsUntil } from './retries.rules.ts'
import { sendMessage, type Outcome } from './send-message.ts'
import { switchOff } from './switch-off.ts'
import { bodyOf } from './webhook-body.ts'
import { signedHeaders } from './webhook-signature.ts'

/** Of one webhook: what it is told is sent one by one, the longest due first. */
const DELIVERY: JobDeclaration = { name: 'webhooks.deliver', lane: 'webhooks', isSerial: true }
/** Always in hand, as its name tells those who wait until nothing is. */
const WATCH = 'webhooks-watch'
const EVERY_MINUTE = '* * * * *'
const LOOKS_A_MINUTE = 28
const BETWEEN_LOOKS_MS = 2000
/** How long the turn of a webhook lasts, give or take a message, before the next one's begins. */
const TURN_MS = 2000

type Parts = Pick<
  AppDeps,
  'db' | 'admin' | 'clock' | 'jobs' | 'secret' | 'publicUrl' | 'webhookTargets' | 'loggerInstance'
>

interface Turn {
  companyId: string
  webhookId: string
  signal: AbortSignal
}

/** Has what is due for a webhook sent; asked twice, it waits once. */
export function enqueueWebhook({ jobs }: Pick<AppDeps, 'jobs'>, companyId: string, webhookId: string): Promise<void> {
  return jobs.add(DELIVERY.name, webhookId, { companyId, webhookId })
}

/** The same for every webhook that something is due for. */
export async function enqueueDueWebhooks(
  deps: Pick<AppDeps, 'jobs' | 'clock'> & { admin: Pick<AppDeps['admin'], 'db'> },
): Promise<void> {
  for (const { companyId, webhookId } of await listDueWebhooks(deps.admin.db, deps.clock.now()))
    await enqueueWebhook(deps, companyId, webhookId)
}

/** Sends what webhooks are told, outside requests; one process at a time looks for what has become due. */
export function handleDeliveries(deps: Parts): void {
  deps.jobs.handle(DELIVERY, ({ companyId = '', webhookId = '' }, signal) =>
    takeTurn(deps, { companyId, webhookId, signal }),
  )
  const look = async (signal: AbortSignal): Promise<void> => {
    for (let looks = 0; looks < LOOKS_A_MINUTE && !signal.aborted; looks += 1) {
      await enqueueDueWebhooks(deps)
      // A stop ends the watch; nothing has failed.
      await pause(BETWEEN_LOOKS_MS, undefined, { signal }).catch(() => undefined)
    }
  }
  deps.jobs.repeat(WATCH, EVERY_MINUTE, look, { isMadeUpFor: false, lane: DELIVERY.lane, isWatch: true })
}

async function takeTurn(deps: Parts, turn: Turn): Promise<void> {
  const { companyId, webhookId, signal } = turn
  const endsAt = performance.now() + TURN_MS
  for (;;) {
    signal.throwIfAborted()
    const due = await inCompany(deps, companyId, (tx) => findDue(tx, webhookId))
    if (!due) return
    const begunAt = performance.now()
    const at = deps.clock.now()
    const outcome = await send(deps, webhookId, due, { at, signal })
    const durationMs = Math.round(performance.now() - begunAt)
    await inCompany(deps, companyId, (tx) => write(tx, webhookId, due, { at, durationMs, outcome }))
    // One that does not answer rests; whoever looks for what is due comes back to it.
    if (outcome.status === null) return
    if (performance.now() >= endsAt) return enqueueWebhook(deps, companyId, webhookId)
  }
}

function inCompany<T>({ db, clock }: Parts, companyId: string, work: (tx: Delivering) => Promise<T>): Promise<T> {
  return inTransaction({ db, companyId, pointOfSaleIds: [], now: clock.now() }, work)
}

function send(
  { secret, publicUrl, webhookTargets: targets }: Parts,
  webhookId: string,
  due: DueDelivery,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<Outcome> {
  const sealed = [due.secret, ...(due.previous_secret ? [due.previous_secret] : [])]
  const secrets = sealed.map((one) => openSecret({ secret, use: 'webhook' }, webhookId, one))
  const known = secrets.filter((one) => one !== null)
  if (secrets[0] === null) return Promise.resolve({ status: null, error: 'secret', answer: '' })
  const body = bodyOf(due, publicUrl)
  return sendMessage(
    { url: due.url, body, headers: signedHeaders({ id: due.event_id, at, body }, known) },
    { targets, signal },
  )
}

async function write(
  tx: Delivering,
  webhookId: string,
  due: DueDelivery,
  { at, durationMs, outcome }: { at: Date; durationMs: number; outcome: Outcome },
): Promise<void> {
  const attempts = due.attempts + 1
  const taken = isTaken(outcome)
  const next = taken ? null : nextTryAt(attempts, tx.now, Math.random())
  const made = { at: at.toISOString(), durationMs, ...outcome }
  await writeTry(tx, webhookId, due.event_id, { made, isTaken: taken, attempts, next })
  const since = await writeHealth(tx, webhookId, { isTaken: taken, rests: restsUntil(outcome, tx.now) })
  if (since !== null && isHopeless(since, tx.now)) await switchOff(tx, webhookId)
}
