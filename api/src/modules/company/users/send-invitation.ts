import type { Language } from '@comptoir/i18n'
import type { TxCtx } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { insertInvitation, limitTries, throttleKey } from '../../identity/index.ts'
import { invitationMail } from './invitation-mail.ts'
import { getCompanyName } from './users.repository.ts'

/** Nobody's letter box is filled, and no company becomes a way to write to strangers. */
const MOST_PER_EMAIL = { most: 5, windowMinutes: 60 }
const MOST_PER_COMPANY = { most: 500, windowMinutes: 24 * 60 }

/** Makes the link of an invitation, of which earlier ones work no more, and queues its mail, with the caller's transaction. */
export async function sendInvitation(
  ctx: TxCtx,
  publicUrl: string,
  { userId, email, language, endsAt }: { userId: string; email: string; language: Language; endsAt: Date },
): Promise<void> {
  const { db, companyId, now } = ctx
  await limitTries(db, throttleKey('mails', email), now, MOST_PER_EMAIL)
  await limitTries(db, throttleKey('invitations', companyId), now, MOST_PER_COMPANY)
  const token = await insertInvitation(db, { companyId, userId }, { email, now, endsAt })
  const said = { company: await getCompanyName(ctx), by: ctx.userName, url: `${publicUrl}/invitation?token=${token}` }
  await queueMail({ db, now }, invitationMail(email, language, said))
}
