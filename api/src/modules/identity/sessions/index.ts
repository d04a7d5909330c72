/** Sessions: opened by a password, renewed by a cookie, ended at once. */
export { sessionRoutes } from './sessions.routes.ts'
export { openSession, type Opened } from './sessions.service.ts'
export { removeEndedSessions, revokeSession, revokeSessions } from './sessions.repository.ts'
export { sessionAnswer, signInAnswer } from './session-answer.ts'
