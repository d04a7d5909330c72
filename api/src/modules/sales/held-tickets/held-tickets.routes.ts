import { HELD_TICKETS } from '@comptoir/contracts/sales/held-tickets'
import type { FastifyInstance } from 'fastify'
import { documentRoutes } from '../../../platform/document/document-routes.ts'
import { listHeldTickets } from './held-tickets.queries.ts'
import { discardTicket, getHeldTicket, holdTicket, takeTicket } from './held-tickets.service.ts'

export async function heldTicketRoutes(app: FastifyInstance): Promise<void> {
  documentRoutes(app, HELD_TICKETS, {
    list: listHeldTickets,
    get: getHeldTicket,
    begin: { hold: holdTicket },
    steps: { take: takeTicket, discard: discardTicket },
  })
}
