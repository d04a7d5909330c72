import type { OutboxMail } from '@comptoir/contracts/identity/accounts'
import { isProblem, deferredApi } from '@comptoir/platform/site'

/** The mails that were kept, newest first; null where mails are sent, or where the installation is no demonstration. */
export async function readOutbox(): Promise<OutboxMail[] | null> {
  try {
    return (await (await deferredApi()).get<{ data: OutboxMail[] }>('demo/mails')).data
  } catch (problem) {
    if (isProblem(problem, 'request.notFound')) return null
    throw problem
  }
}
