/** What this device signs and checks with: one file, apart from what is wanted to sell. */
export { ApprovalKeys } from './approval-keys.ts'
export { ProofKeys } from './proof-keys.ts'
