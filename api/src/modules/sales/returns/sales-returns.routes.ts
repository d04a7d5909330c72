import { SalesReturn, SalesReturnInput, SALES_RETURNS } from '@comptoir/contracts/sales/sales-returns'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { mayEnter, type Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { listSalesReturns } from './sales-returns.queries.ts'
import { findSalesReturn, isRepeat } from './sales-returns.repository.ts'
import { answerRepeat, settleReturn } from './settle-return.ts'

const PATH = '/:companyId/sales-returns'

/** Posts once: whoever comes second with the same id finds what the first one stored. */
async function postOnce(ctx: Ctx, input: SalesReturnInput): Promise<{ salesReturn: SalesReturn; isNew: boolean }> {
  try {
    return { salesReturn: await settleReturn(ctx, input), isNew: true }
  } catch (error) {
    if (!isRepeat(error) && !(error instanceof DomainError)) throw error
    const earlier = await inTransaction(ctx, (tx) => answerRepeat(tx, input))
    if (!earlier) throw error
    return { salesReturn: earlier, isNew: false }
  }
}

export async function salesReturnRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const mayRead = { access: 'salesReturns.read' } as const

  routes.post(
    PATH,
    {
      config: { access: 'salesReturns.withoutOrigin' },
      schema: { params: CompanyParams, body: SalesReturnInput, response: { 200: SalesReturn, 201: SalesReturn } },
    },
    async (request, reply) => {
      const { salesReturn, isNew } = await postOnce(request.ctx, request.body)
      return reply.code(isNew ? 201 : 200).send(salesReturn)
    },
  )

  routes.get(
    `${PATH}/paginated`,
    {
      config: mayRead,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(SALES_RETURNS.list),
        response: { 200: SALES_RETURNS.page },
      },
    },
    (request) =>
      inTransaction(request.ctx, (ctx) => listSalesReturns(ctx, listQuery(request.query as Partial<ListQuery>))),
  )

  routes.get(
    `${PATH}/:id`,
    { config: mayRead, schema: { params: ItemParams, response: { 200: SalesReturn } } },
    async (request) => {
      const found = await inTransaction(request.ctx, (ctx) => findSalesReturn(ctx, request.params.id))
      if (!found || !mayEnter(request.ctx, found.salesReturn.pointOfSaleId))
        throw new DomainError('salesReturn.notFound')
      return found.salesReturn
    },
  )
}
