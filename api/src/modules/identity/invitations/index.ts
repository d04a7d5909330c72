/** Answering an invitation to a company: with a new account, or with the one that the e-mail has. */
export { invitationRoutes } from './invitations.routes.ts'
