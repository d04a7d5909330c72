/** The people of a company: invited, given a role and points of sale, let out. */
export { userRoutes } from './users.routes.ts'
export { findUser } from './users.queries.ts'
export { requireMayChange } from './users.rules.ts'
