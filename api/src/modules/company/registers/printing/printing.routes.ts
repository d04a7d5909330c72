import { PrintInput, REGISTERS } from '@comptoir/contracts/company/registers'
import { LONGEST_PRINT } from '@comptoir/contracts/printers'
import { Id, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../../platform/deps.ts'
import { DONE } from '../../../../platform/http/answers.ts'
import { findPrinter, printAt } from './printing.service.ts'

const PATH = '/:companyId/points-of-sale/:pointOfSaleId/registers/:id'
const Params = Strict({ companyId: Type.String(), pointOfSaleId: Id, id: Id })
const mayPrint = { access: REGISTERS.permissions.print } as const
/** Beside the data there are a few characters of JSON. */
const BODY_LIMIT_BYTES = LONGEST_PRINT + 100

/** What counters ask of a register's printer. Printed twice is better than not at all: nothing is remembered. */
export async function registerPrintingRoutes(
  app: FastifyInstance,
  { printerNetworks }: Pick<AppDeps, 'printerNetworks'>,
): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.post(
    `${PATH}/print`,
    {
      config: mayPrint,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { params: Params, body: PrintInput, response: DONE },
    },
    async (request, reply) => {
      const { pointOfSaleId, id } = request.params
      const address = await inTransaction(request.ctx, (ctx) => findPrinter(ctx, pointOfSaleId, id, printerNetworks))
      await printAt(address, request.body.data)
      return reply.code(204).send()
    },
  )
}
