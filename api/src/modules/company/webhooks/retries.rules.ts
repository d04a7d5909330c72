import { WEBHOOK_ATTEMPTS, WEBHOOK_FAILING_DAYS, type WebhookTry } from '@comptoir/contracts/company/webhooks'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Pauses between tries: three days in all. */
const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** How far a pause may be from what it is, so that what failed together does not come back together. */
const JITTER = 0.1

/** When a delivery that has failed so many times is tried again; null when it is given up. `dice` is from 0 to 1. */
export function nextTryAt(attempts: number, now: Date, dice: number): Date | null {
  const pause = attempts < WEBHOOK_ATTEMPTS ? PAUSES_MS[attempts - 1] : undefined
  return pause === undefined ? null : new Date(now.getTime() + pause * (1 - JITTER + 2 * JITTER * dice))
}

/** Whether a try was taken. A redirect is not followed, so it is none. */
export function isTaken({ status }: Pick<WebhookTry, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300
}

/** How long an endpoint is left alone that did not answer: it would keep others waiting. */
const REST_MS = 30 * SECOND

export function restsUntil({ status }: Pick<WebhookTry, 'status'>, now: Date): Date | null {
  return status === null ? new Date(now.getTime() + REST_MS) : null
}

/** Whether an endpoint has failed for so long that it is switched off. */
export function isHopeless(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_DAYS * DAY
}
