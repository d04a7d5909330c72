import { ConnectionError, translate } from '@comptoir/platform'
import { within } from '../../../common/within.ts'

/** Somebody waits at the counter: so long for the server, before the device goes on by itself. */
const PATIENCE_MS = 4000

/** What comes of a call, or a `ConnectionError` where nothing has come of it soon. It goes on all the same. */
export function soon<Answer>(call: Promise<Answer>): Promise<Answer> {
  return within(PATIENCE_MS, call, () => new ConnectionError(translate('common.noConnection')))
}
