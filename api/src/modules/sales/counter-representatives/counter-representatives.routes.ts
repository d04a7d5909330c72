import { COUNTER_REPRESENTATIVES } from '@comptoir/contracts/sales/counter-representatives'
import { SALES } from '@comptoir/contracts/sales/sales'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listCounterRepresentatives } from './counter-representatives.queries.ts'

/** Whoever sells may name a representative, and need not see more of them than their names. */
export async function counterRepresentativeRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    `/:companyId/${COUNTER_REPRESENTATIVES.path}`,
    {
      config: { access: SALES.permissions.write },
      schema: { params: CompanyParams, response: { 200: COUNTER_REPRESENTATIVES.item } },
    },
    ({ ctx }) => inTransaction(ctx, listCounterRepresentatives),
  )
}
