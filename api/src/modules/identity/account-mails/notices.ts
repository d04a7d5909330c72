import { FALLBACK, isLanguage, type Language } from '@comptoir/i18n'
import type { Queryable } from '../../../platform/db/database.ts'
import { mailLayout, queueMail, type MailMessage } from '../../../platform/mail/index.ts'
import { ACCOUNT_MAILS, type AccountMail, type LinkMail, type Notice } from './account-mail-phrases.ts'
import { getAccount } from '../accounts/index.ts'

/** A mail about an account, with the link that it is about. */
export function linkMail(kind: LinkMail, to: string, language: Language, url: string): MailMessage {
  return compose(kind, to, language, url)
}

/** Informs the owner of an account what was done to it, in the owner's language. */
export async function tellAccount(ctx: { db: Queryable; now: Date }, accountId: string, notice: Notice): Promise<void> {
  const { email, language } = await getAccount(ctx.db, accountId)
  await queueMail(ctx, compose(notice, email, isLanguage(language) ? language : FALLBACK))
}

function compose(kind: AccountMail, to: string, language: Language, url?: string): MailMessage {
  const { subject, title, paragraphs, button } = ACCOUNT_MAILS[language][kind]
  const link = button !== undefined && url !== undefined ? { button: { label: button, url } } : {}
  return { to, subject, ...mailLayout({ language, title, paragraphs, ...link }) }
}
