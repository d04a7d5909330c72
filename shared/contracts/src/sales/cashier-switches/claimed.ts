import type { AuditedFields } from '../../audited.ts'

/** What the audit trail holds of something that was done in another's name: who was signed in, and that nobody could prove it. */
export const CLAIMED = { signedIn: 'text', cashierUnproved: 'flag' } as const satisfies AuditedFields
