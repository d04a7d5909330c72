/** What an entry can be about; each has a phrase in `auditTrail.entity`. */
export const AUDIT_ENTITIES = [
  'company',
  'pointOfSale',
  'register',
  'client',
  'product',
  'productImport',
  'brand',
  'unit',
  'discount',
  'cashSession',
  'sale',
  'saleReturn',
] as const
export type AuditEntity = (typeof AUDIT_ENTITIES)[number]

/** What is done to a row of any resource, told by one phrase each in `auditTrail.verb`. */
export const AUDIT_VERBS = ['created', 'updated', 'removed'] as const
export type AuditVerb = (typeof AUDIT_VERBS)[number]

/** What super-administrators do from outside, or when they come in; `after` then says `by` and, where one was asked for, `reason`. */
export const SUPPORT_ACTIONS = [
  'company.enteredBySupport',
  'company.leftBySupport',
  'company.suspended',
  'company.restored',
  'user.suspendedBySupport',
  'user.restoredBySupport',
] as const
export type SupportAction = (typeof SUPPORT_ACTIONS)[number]

/** Everything else that is done: each has a phrase of its own in `auditTrail.action`. */
export const AUDIT_ACTIONS = [
  ...SUPPORT_ACTIONS,
  'company.created',
  'register.enrolled',
  'productImport.uploaded',
  'productImport.applied',
  'cashSession.opened',
  'cashSession.counting',
  'cashSession.resumed',
  'cashSession.closed',
  'sale.completed',
  'saleReturn.settled',
] as const

/** All that the API may write into an audit trail. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number] | `${AuditEntity}.${AuditVerb}`
