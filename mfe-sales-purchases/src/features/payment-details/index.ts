/** What is said of payments beside their amounts: the fields that ask for it at the counter, and how it is told of a sale. */
export { IdentityDialog, type IdentityDialogProps } from './identity-dialog.tsx'
export { PaymentDetailsFields, type PaymentDetailsFieldsProps } from './payment-details-fields.tsx'
export { PaymentFacts } from './payment-facts.tsx'
export type { PlannedDraft } from './draft-plan.rules.ts'
