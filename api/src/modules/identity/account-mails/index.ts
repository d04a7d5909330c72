/** Mails about an account, and the links in them: each works once, for a time. */
export {
  findInvitation,
  insertInvitation,
  INVITATION_DAYS,
  invitationEnd,
  spendInvitations,
  type Invited,
} from './invitation-links.repository.ts'
export {
  findLink,
  findSignUp,
  insertLink,
  removeOldLinks,
  spendLink,
  spendLinks,
  type LinkKind,
  type LinkOwner,
  type SignUp,
} from './mail-links.repository.ts'
export { linkMail, tellAccount } from './notices.ts'
