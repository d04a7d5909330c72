/** Thermal paper of 80 mm, in French with Arabic or in English: the customer's ticket, and the parts other papers are made of. */
export { Ticket, type TicketProps } from './ticket.tsx'
export { Paper, type PaperProps } from './paper.tsx'
export { AmountRow, Ends, Figure, Main, Rule, Second } from './paper-parts.tsx'
export { PaperSeller } from './paper-seller.tsx'
export { paperLanguageFor, usePaperFormat } from './paper-language.ts'
export { PAPER, receivedWords, type Words } from './paper-words.ts'
export { Printed } from './printed.tsx'
export { TaxTable } from './tax-table.tsx'
