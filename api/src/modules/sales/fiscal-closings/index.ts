/** Fiscal closings: what was sold and taken back by day, month and year, sealed, and what was ever sold. */
export { checkClosings, type ClosingFault } from './check-closings.ts'
export { fiscalClosingRoutes } from './fiscal-closings.routes.ts'
export { scheduleClosings } from './nightly.ts'
