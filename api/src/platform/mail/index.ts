/** Mail: put in the queue with what causes it, sent after its commit, in one design and three languages. */
export { readOutbox } from './demo-outbox.ts'
export { mailLayout, type MailRow } from './mail-layout.ts'
export { queueMail, type MailMessage } from './mail-queue.ts'
export { handleMails, type MailSettings } from './send-mails.ts'
export { unlinked } from './unlinked.ts'
