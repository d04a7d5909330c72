/** Who sells at a counter where another is signed in. */
export { cashierSwitchRoutes } from './cashier-switches.routes.ts'
export { findProved, type ProvedCashier } from './find-proved.ts'
