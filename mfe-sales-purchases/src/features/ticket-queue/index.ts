/** What the registers of this device have sold, until the server has it. */
export { queueOf } from './company-queue.ts'
export { hasQueue } from './known-queues.ts'
export { canSeal, CopyUnreadableError, openTickets, sealTickets } from './sealed-copy.ts'
export type { QueueState, TicketQueue } from './ticket-queue.ts'
export type { DeviceTicket, SoldParts } from './ticket-store.ts'
export type { Halt } from './send-waiting.ts'
