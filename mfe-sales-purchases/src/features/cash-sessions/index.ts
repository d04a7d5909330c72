/** Cash sessions for other features: locking a session for counting, and taking that back. */
export { resumeSelling, startCount } from './cash-sessions.api.ts'
