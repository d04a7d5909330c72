/** What the registers of this device have sold, until the server has it. */
export { queueOf } from './company-queue.ts'
export { canSeal, CopyUnreadableError, openTickets, sealTickets } from './sealed-copy.ts'
export { unsentOf } from './unsent-of.ts'
export type { QueueState, TicketQueue } from './ticket-queue.ts'
export { DatabaseClosedError } from './ticket-database.ts'
export { type DeviceTicket, type SoldParts } from './ticket-store.ts'
export { haltOf } from './halts.ts'
