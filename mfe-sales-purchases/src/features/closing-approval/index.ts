/** The approval of a closing whose count differs by more than is tolerated: whether it is awaited, and by whom it was given. */
export { ApprovalStanding, isApprovalAwaited } from './approval-standing.tsx'
