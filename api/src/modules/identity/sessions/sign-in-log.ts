import type { Log } from '../../../platform/log.ts'
import { throttleKey } from '../throttle/index.ts'
import type { Opened } from './sessions.service.ts'

/**
 * Writes into the server's log who signed in, and under which key tries for an e-mail are counted, so that tries and
 * successes can be matched. Neither e-mail nor password, token or code is written. The refusal itself is logged where all are.
 */
export async function logSignIn(
  log: Log,
  { email, address }: { email: string; address: string },
  signingIn: Promise<Opened>,
): Promise<Opened> {
  const tried = { emailKey: throttleKey('email', email), address }
  try {
    const { claims } = await signingIn
    log.info({ ...tried, accountId: claims.sub, sessionId: claims.sid }, 'signed in')
    return await signingIn
  } catch (error) {
    log.info(tried, 'sign-in refused')
    throw error
  }
}
