import type {
  AcceptInvitationInput,
  InvitationQuestion,
  JoinInput,
  PendingInvitation,
} from '@comptoir/contracts/identity/invitations'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { deferredApi } from '@comptoir/platform/site'

/** What the link of the mail invites to; uses nothing up. Refused with `invitation.spent`. */
export async function readInvitation(input: InvitationQuestion): Promise<PendingInvitation> {
  return (await deferredApi()).post<PendingInvitation>('auth/pending-invitation', input)
}

/** Accepts with a new account and opens its session; refused with `invitation.spent` or `auth.passwordCommon`. */
export async function acceptInvitation(input: AcceptInvitationInput): Promise<SessionAnswer> {
  return (await deferredApi()).post<SessionAnswer>('auth/accept-invitation', input)
}

/** Accepts with the account that the e-mail has; refused as signing in is. */
export async function joinCompany(input: JoinInput): Promise<SessionAnswer> {
  return (await deferredApi()).post<SessionAnswer>('auth/join', input)
}
