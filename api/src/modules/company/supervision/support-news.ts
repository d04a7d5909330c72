import { FALLBACK, isLanguage } from '@comptoir/i18n'
import type { Queryable } from '../../../platform/db/database.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { IMPERSONATION_MINUTES, notify } from '../../identity/index.ts'
import { getCompanyPlace, listAdministrators } from './supervision.repository.ts'
import { supportMail, type SupportNews } from './support-mails.ts'

/** Who came to help, why, and until when. */
export interface Support {
  companyId: string
  now: Date
  by: string
  reason: string
  until: Date
}

/** Tells the company's administrators, by notification and by mail, with the caller's transaction. */
export async function tellAdministrators(db: Queryable, news: SupportNews, support: Support): Promise<void> {
  const { companyId, now, by, reason, until } = support
  const { name: company, timeZone } = await getCompanyPlace(db, companyId)
  for (const { userId, email, language } of await listAdministrators(db, companyId)) {
    await notify(
      { db, companyId, now },
      {
        kind: news,
        params: { name: by, reason, minutes: IMPERSONATION_MINUTES },
        place: { layout: 'company', path: 'auditTrail' },
        userId,
      },
    )
    const reader = { email, language: isLanguage(language) ? language : FALLBACK }
    await queueMail({ db, now }, supportMail(news, reader, { company, by, reason, until, timeZone }))
  }
}
