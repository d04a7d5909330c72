/** What happens to an account, in the audit trails of the companies that it belongs to. */
export { recordAccount, type Asked } from './account-trail.ts'
export { recordFailedTry } from './failed-tries.ts'
export { scheduleFurtherRefusals } from './schedule.ts'
