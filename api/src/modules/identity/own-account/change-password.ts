import type { ChangePasswordInput } from '@comptoir/contracts/identity/accounts'
import type { Database } from '../../../platform/db/database.ts'
import { tellAccount } from '../account-mails/index.ts'
import { recordAccount, type Asked } from '../account-trail/index.ts'
import { checkOwnPassword, getAccount, setPassword } from '../accounts/index.ts'
import { hashPassword, refuseCommonPassword } from '../passwords/index.ts'
import { revokeSessions } from '../sessions/index.ts'

/** The account keeps this session and loses its others. */
export async function changePassword(
  asking: Asked & { db: Database; accountId: string; sessionId: string },
  input: ChangePasswordInput,
): Promise<void> {
  const { db, now, accountId, sessionId } = asking
  await checkOwnPassword({ db, now, accountId }, input.currentPassword, '/currentPassword')
  const { email } = await getAccount(db, accountId)
  await refuseCommonPassword(input.newPassword, email, '/newPassword')
  const passwordHash = await hashPassword(input.newPassword)
  await db.transaction().execute(async (trx) => {
    await setPassword(trx, accountId, passwordHash)
    await revokeSessions(trx, accountId, now, sessionId)
    await tellAccount({ db: trx, now }, accountId, 'passwordChanged')
    await recordAccount(trx, asking, { accountId, action: 'user.passwordChanged' })
  })
}
