/** PINs and badges, by which users are known at a counter where another is signed in. */
export { counterKeyRoutes } from './counter-keys.routes.ts'
export { makeBadge } from './counter-keys.service.ts'
export { findBadgeHolder, isPinOf } from './known-by.ts'
