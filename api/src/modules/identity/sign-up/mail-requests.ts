import { randomUUID } from 'node:crypto'
import { FALLBACK, isLanguage, type Language } from '@comptoir/i18n'
import type { AppDeps } from '../../../platform/deps.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findAccountByEmail, isEmailTaken, type AccountRow } from '../accounts/index.ts'
import { countTry, limitTries, throttleKey } from '../throttle/index.ts'
import { findSignUp, insertLink, type LinkKind, linkMail, type LinkOwner, type SignUp } from '../account-mails/index.ts'

/** Somebody asks for a mail to an address. */
export type MailRequest =
  { kind: 'signUp'; signUp: SignUp } | { kind: 'resend' | 'forgot'; email: string; language: Language }

type Parts = Pick<AppDeps, 'db' | 'jobs' | 'clock' | 'publicUrl'>

const JOB = 'account.mail'
const MAILS_AN_HOUR = { perEmail: 5, perAddress: 30 }
const HOUR = 60
const LINKS = {
  confirm: { page: '/confirm-email', hours: 24 },
  reset: { page: '/reset-password', hours: 1 },
} as const

/**
 * Queues the request whether or not the e-mail is known: what the answer says, and how long it takes, cannot depend on
 * what is only found out afterwards. One address may not ask for ever.
 */
export async function requestMail({ db, jobs, clock }: Parts, address: string, request: MailRequest): Promise<void> {
  await limitTries(db, throttleKey('mailsFrom', address), clock.now(), {
    most: MAILS_AN_HOUR.perAddress,
    windowMinutes: HOUR,
  })
  const rest = request.kind === 'signUp' ? { ...request.signUp } : { email: request.email, language: request.language }
  await jobs.add(JOB, randomUUID(), { kind: request.kind, ...rest })
}

/** Says how such requests are answered. */
export function handleMailRequests({ db, jobs, clock, publicUrl }: Parts): void {
  jobs.handle({ name: JOB, lane: 'mails' }, (payload) =>
    db.transaction().execute(async (trx) => {
      const { kind = '', email = '', language = '' } = payload
      const asked: Asked = {
        db: trx,
        now: clock.now(),
        publicUrl,
        language: isLanguage(language) ? language : FALLBACK,
      }
      // Nobody's letter box is filled by somebody else; those that came already do.
      const { count } = await countTry(trx, throttleKey('mails', email), asked.now, HOUR)
      if (count > MAILS_AN_HOUR.perEmail) return
      const account = await findAccountByEmail(trx, email)
      if (account) await answerKnown(asked, kind, account)
      else if (!(await isEmailTaken(trx, email)))
        await answerUnknown(asked, email, kind === 'signUp' ? signUpOf(payload) : undefined)
    }),
  )
}

interface Asked {
  db: Queryable
  now: Date
  publicUrl: string
  language: Language
}

async function answerKnown(asked: Asked, kind: string, { id, email }: AccountRow): Promise<void> {
  if (kind === 'forgot') await sendLink(asked, 'reset', email, { email, accountId: id })
  else await queueMail(asked, linkMail('alreadyAccount', email, asked.language, `${asked.publicUrl}/login`))
}

/** Somebody who signed up and never confirmed can continue either way, by choosing a password; a stranger's e-mail gets no mail. */
async function answerUnknown(asked: Asked, email: string, fresh: SignUp | undefined): Promise<void> {
  const signUp = fresh ?? (await findSignUp(asked.db, email, asked.now))
  if (signUp) await sendLink(asked, 'confirm', email, { signUp })
}

async function sendLink(asked: Asked, kind: LinkKind, email: string, owner: LinkOwner): Promise<void> {
  const { page, hours } = LINKS[kind]
  const token = await insertLink(asked.db, kind, owner, asked.now, hours)
  await queueMail(asked, linkMail(kind, email, asked.language, `${asked.publicUrl}${page}?token=${token}`))
}

function signUpOf({ email = '', name = '', companyName = '', language = '' }: Record<string, string>): SignUp {
  return { email, name, companyName, language: isLanguage(language) ? language : FALLBACK }
}
