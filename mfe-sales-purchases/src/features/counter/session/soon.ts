import { ConnectionError, translate } from '@comptoir/platform'

/** Somebody waits at the counter: so long for the server, before the device goes on by itself. */
const PATIENCE_MS = 4000

/** What comes of a call, or a `ConnectionError` where nothing has come of it soon. It goes on all the same. */
export function soon<Answer>(call: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ConnectionError(translate('common.noConnection'))), PATIENCE_MS)
    call.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
