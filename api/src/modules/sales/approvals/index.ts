/** What a user may not do alone, allowed once by somebody who may. */
export { approvalRoutes } from './approvals.routes.ts'
export { findApprover, type KeyRefusal } from './find-approver.ts'
export { findPersonName, findPointOfSaleOf, listPeopleAt, type Person } from './people.queries.ts'
export { findSellerAt } from './seller.queries.ts'
export { ticketHash } from './ticket-hash.ts'
export { findValidApprovals } from './valid-approvals.ts'
export { withApprovals } from './with-approvals.ts'
