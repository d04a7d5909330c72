/** Sessions: opened by a password, renewed by a cookie, ended at once. */
export { deviceCookieOf } from './session-cookies.ts'
export { logSignIn } from './sign-in-log.ts'
export { sessionRoutes } from './sessions.routes.ts'
export { identify, openSession, recordEntered, type FailedTry, type Opened } from './sessions.service.ts'
export { removeEndedSessions, revokeSession, revokeSessions } from './sessions.repository.ts'
export { sessionAnswer, signInAnswer } from './session-answer.ts'
