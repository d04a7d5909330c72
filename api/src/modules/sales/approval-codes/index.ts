/** What is approved of tickets and closings while their registers are without a network: a code is asked for by telephone, and given here. */
export { approvalCodeRoutes } from './approval-codes.routes.ts'
export { approvalKeyOf } from './approval-key.ts'
export { takeClosingCode } from './take-closing-code.ts'
export { takeCodes, type CodedTicket } from './take-codes.ts'
