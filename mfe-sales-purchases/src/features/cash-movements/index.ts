/** Cash put into a drawer and taken out of it beside sales: the form, the slip, and what moved in a session. */
export { CashForm } from './cash-form.tsx'
export { CashSlip } from './cash-slip.tsx'
export { SessionMovements } from './session-movements.tsx'
