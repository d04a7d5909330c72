import { listByFunction } from '../db/call.ts'
import type { Queryable } from '../db/database.ts'
import { jsonText } from '../db/function-json.ts'

/** One mail to one reader; `text` and `html` say the same. The sender is the installation's. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
}

/** The kind of job that a mail waits as; `mail_queue` of the database names it too. */
export const MAIL_JOB = 'mail.send'

/** Puts a mail in the queue with the transaction of `db`: sent after its commit, never after its roll-back, and tried again for a day. */
export async function queueMail({ db }: { db: Queryable; now: Date }, message: MailMessage): Promise<void> {
  await listByFunction(db, 'mail_queue', { message: jsonText(message) })
}
