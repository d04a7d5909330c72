import { SALES } from '@comptoir/contracts/sales/sales'
import {
  TICKET_MAILS,
  TicketMailInput,
  TicketMailProposal,
  TicketMailQuery,
} from '@comptoir/contracts/sales/ticket-mails'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { mailTicket, proposeAddress } from './ticket-mails.service.ts'

const PATH = `/:companyId/${TICKET_MAILS.path}`

/** A ticket by mail: which address its client has, and sending it. Who may read the sale may send it. */
export async function ticketMailRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: SALES.permissions.read } as const

  routes.get(
    PATH,
    { config, schema: { params: CompanyParams, querystring: TicketMailQuery, response: { 200: TicketMailProposal } } },
    ({ ctx, query }) => inTransaction(ctx, (tx) => proposeAddress(tx, query.saleId)),
  )

  routes.post(
    PATH,
    { config, schema: { params: CompanyParams, body: TicketMailInput, response: DONE } },
    async ({ ctx, body }, reply) => {
      await inTransaction(ctx, (tx) => mailTicket(tx, body))
      return reply.code(204).send()
    },
  )
}
