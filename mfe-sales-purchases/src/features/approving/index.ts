/**
 * How somebody who may approves at a counter where another one is signed in: by their PIN or badge, or by a code that they
 * give from elsewhere. What is approved is shown by whoever asks.
 */
export { AnswerForm, type Answered } from './answer-form.tsx'
export { ApproverForm } from './approver-form.tsx'
export { ApprovingDialog } from './approving-dialog.tsx'
export { askByCode, type CodeRequest } from './code-request.ts'
