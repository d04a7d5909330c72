import { createStore } from 'zustand/vanilla'

/** A clock that is off by less is right. */
const RIGHT_MS = 3000
/** What the header `Date` leaves away. */
const SECOND_MS = 1000

/** How far the server's clock is ahead of this machine's. */
const clock = createStore<{ aheadMs: number }>()(() => ({ aheadMs: 0 }))

/** The present in epoch milliseconds by the server's clock, as far as answers have told it: this machine's may be wrong. */
export function serverNow(): number {
  return Date.now() + clock.getState().aheadMs
}

/**
 * Learns from an answer how far this machine's clock is off. Its `Date` was written at some moment since `sentAt`: what is
 * known stays unless that contradicts it, so that slow answers spoil nothing and a clock that is set meanwhile is noticed.
 */
export function noteDate(headers: Pick<Headers, 'get'>, sentAt: number): void {
  const date = Date.parse(headers.get('date') ?? '')
  const [least, most] = [date - Date.now(), date + SECOND_MS - sentAt]
  const agrees = (aheadMs: number): boolean => aheadMs > least - RIGHT_MS && aheadMs < most + RIGHT_MS
  if (Number.isNaN(date) || agrees(clock.getState().aheadMs)) return
  clock.setState({ aheadMs: agrees(0) ? 0 : Math.round((least + most) / 2) })
}
