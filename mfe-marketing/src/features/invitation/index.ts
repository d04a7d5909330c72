/** Answering an invitation to a company. */
export { InvitationPage } from './invitation.page.tsx'
