import { Socket } from 'node:net'
import type { Log } from '../log.ts'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { putInOutbox } from './demo-outbox.ts'
import { MAIL_JOB, type MailMessage } from './mail-queue.ts'

export interface MailSettings {
  /** Null keeps mails under the data folder. */
  smtpUrl: string | null
  /** `name <address>` or an address. */
  from: string
}

interface MailParts {
  jobs: Jobs
  mail: MailSettings
  dataDir: string
  clock: Clock
  loggerInstance: Log
}

const PATIENCE_MS = 15_000
/** A conversation that is asked to leave off may still end in this time, which is less than the margin of a lease. */
const ENDING_MS = 4000
/** The server said no for good: the same mail would be refused again. */
const REFUSED = 500

/** Works the mails in the queue: over SMTP, or into files where there is no mail server. */
export function handleMails({ jobs, mail, dataDir, clock, loggerInstance: log }: MailParts): void {
  const send =
    mail.smtpUrl === null
      ? (message: MailMessage) => putInOutbox(dataDir, message, clock.now())
      : smtpSender(mail.smtpUrl, mail.from)
  jobs.handle({ name: MAIL_JOB, lane: 'mails' }, async (payload, signal, isLastTry) => {
    const message = messageOf(payload)
    try {
      await send(message, signal)
    } catch (error) {
      // Cut off by us: nobody refused it.
      if (signal.aborted) throw error
      const isHopeless = isLastTry || isRefused(error)
      // Never the mail itself: it may hold a link that opens an account.
      log.warn(
        { host: message.to.split('@').at(-1), reason: reasonOf(error) },
        isHopeless ? 'a mail was given up' : 'a mail could not be sent yet',
      )
      if (!isHopeless) throw new Error(`the mail server did not take a mail: ${reasonOf(error)}`)
    }
  })
}

function messageOf({ to = '', subject = '', text = '', html = '' }: Record<string, string>): MailMessage {
  return { to, subject, text, html }
}

function smtpSender(url: string, from: string): (message: MailMessage, signal: AbortSignal) => Promise<unknown> {
  return async ({ to, subject, text, html }, signal) => {
    // Ours, so that it can be cut: another process may be about to send the same mail.
    const socket = new Socket()
    const transport = createTransport({
      url,
      socket,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let cutting: NodeJS.Timeout | undefined
    const cutSoon = (): void => void (cutting = setTimeout(() => socket.destroy(), ENDING_MS))
    signal.addEventListener('abort', cutSoon, { once: true })
    try {
      // An address is handed over as one: as text it would be read as a list.
      return await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } finally {
      signal.removeEventListener('abort', cutSoon)
      clearTimeout(cutting)
    }
  }
}

function isRefused(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  const about = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'number' && code >= REFUSED && (about === 'EENVELOPE' || about === 'EMESSAGE')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name
}
