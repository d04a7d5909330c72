import type { KeptMail } from '@comptoir/contracts/identity/accounts'
import { isProblem, laterApi } from '@comptoir/platform/site'

/** The mails that were kept, newest first; null where mails are sent, or where the installation is no demonstration. */
export async function listKeptMails(): Promise<KeptMail[] | null> {
  try {
    return (await (await laterApi()).get<{ data: KeptMail[] }>('demo/mails')).data
  } catch (problem) {
    if (isProblem(problem, 'request.notFound')) return null
    throw problem
  }
}
