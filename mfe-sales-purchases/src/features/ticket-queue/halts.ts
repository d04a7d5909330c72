/**
 * Why what waits is not sent: nobody answers, nobody is signed in, who is signed in may not send it, or the server is busy or
 * fails. `refused`: the server does not take what it is sent.
 */
export type Halt = 'noAnswer' | 'signedOut' | 'notAllowed' | 'busy' | 'refused'

const SIGNED_OUT = 401
const NOT_ALLOWED: readonly number[] = [403, 404]
/** It may be otherwise a moment later. */
const FOR_NOW: readonly number[] = [408, 425, 429]

/** What an answer that is no success means. */
export function haltOf(status: number): Halt {
  if (status === SIGNED_OUT) return 'signedOut'
  if (NOT_ALLOWED.includes(status)) return 'notAllowed'
  return FOR_NOW.includes(status) || status >= 500 ? 'busy' : 'refused'
}
