/** Ticket printers: papers of the page drawn dot by dot, sent by USB, serial port or network, and the drawer behind them. */
export { PrinterButton } from './printer-button.tsx'
export { TicketPrinting } from './ticket-printing.tsx'
export type { Printing, PrintingStore, PrintJob } from './printing-jobs.ts'
