import { SALES } from '@comptoir/contracts/sales/sales'
import { TICKET_COPIES } from '@comptoir/contracts/sales/ticket-copies'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { recordCopies } from './ticket-copies.service.ts'

/** Whoever may see tickets may print them again. */
export async function ticketCopyRoutes(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    `/:companyId/${TICKET_COPIES.path}`,
    {
      config: { access: SALES.permissions.read },
      schema: { params: CompanyParams, body: TICKET_COPIES.input, response: { 200: TICKET_COPIES.item } },
    },
    ({ ctx, body }) => inTransaction(ctx, (tx) => recordCopies(tx, body.copies)),
  )
}
