/** What clients owe. */
export { mayStillOwe } from './may-still-owe.ts'
