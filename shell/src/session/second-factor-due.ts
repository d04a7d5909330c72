import { serverNow, type Session } from '@comptoir/platform'

/** Whether nothing but the own account is open, because the company requires a second factor that the person has not set up. */
export function isSecondFactorDue(user: Session['user']): boolean {
  return user?.secondFactorFrom !== undefined && Date.parse(user.secondFactorFrom) <= serverNow()
}
