/** What of the company decides how its data is read: its zone of time, in which bare dates are days. */
export { findTimeZone } from './settings.queries.ts'
