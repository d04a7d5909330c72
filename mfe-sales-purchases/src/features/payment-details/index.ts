/** What is said of payments beside their amounts: the fields that ask for it at the counter. */
export { IdentityDialog } from './identity-dialog.tsx'
export { PaymentDetailsFields } from './payment-details-fields.tsx'
export type { PlannedDraft } from './draft-plan.rules.ts'
