/** Who sells at a counter where another is signed in, and in whose name things are recorded there. */
export { findUnproved, insertClaim } from './cashier-claims.repository.ts'
export { cashierSwitchRoutes } from './cashier-switches.routes.ts'
export { findProved, type ProvedCashier } from './find-proved.ts'
export {
  claimTold,
  inNameOf,
  whoStandsThere,
  whoStoodThere,
  type CounterPlace,
  type Standing,
} from './who-stands-there.ts'
