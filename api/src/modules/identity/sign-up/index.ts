/** The ways into an account: signing up, confirming the e-mail, a new password by mail; and the installation's first account. */
export { handleMailRequests } from './mail-requests.ts'
export { signUpRoutes } from './sign-up.routes.ts'
export { makeSuperAdministrator, type Made } from './super-administrator.ts'
