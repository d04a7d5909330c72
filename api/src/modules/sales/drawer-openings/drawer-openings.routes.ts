import { DrawerOpening, REGISTERS } from '@comptoir/contracts/company/registers'
import { Id, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { recordDrawerOpening } from './drawer-openings.service.ts'

const Params = Strict({ companyId: Type.String(), pointOfSaleId: Id, id: Id })

/** The drawer is opened by the counter itself, once it is written down. */
export async function drawerOpeningRoutes(app: FastifyInstance): Promise<void> {
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    '/:companyId/points-of-sale/:pointOfSaleId/registers/:id/drawer-openings',
    {
      config: { access: REGISTERS.permissions.print },
      schema: { params: Params, body: DrawerOpening, response: DONE },
    },
    async (request, reply) => {
      const { pointOfSaleId, id: registerId } = request.params
      await inTransaction(request.ctx, (ctx) => recordDrawerOpening(ctx, { pointOfSaleId, registerId }, request.body))
      return reply.code(204).send()
    },
  )
}
