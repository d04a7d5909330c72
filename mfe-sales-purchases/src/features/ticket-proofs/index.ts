/** The signed QR on a ticket, by which any register of the company tells without a network that it is genuine. */
export { ProofDialog, type ProofDialogProps } from './proof-dialog.tsx'
export { SampleProof, TicketProof } from './ticket-proof.tsx'
