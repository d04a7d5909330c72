import { PieceStory, SERIAL_NUMBERS } from '@comptoir/contracts/inventory/serial-numbers'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { FastifyInstance } from 'fastify'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { findPieceStory } from './piece-story.queries.ts'
import { listSerialNumbers } from './serial-numbers.queries.ts'

const PATH = `/:companyId/${SERIAL_NUMBERS.path}`
const config = { access: SERIAL_NUMBERS.permissions.read } as const

export async function serialNumberRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  app.get<{ Querystring: Partial<ListQuery> }>(
    `${PATH}/paginated`,
    {
      config,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(SERIAL_NUMBERS.list),
        response: { 200: SERIAL_NUMBERS.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listSerialNumbers(ctx, listQuery(request.query))),
  )

  routes.get(`${PATH}/:id`, { config, schema: { params: ItemParams, response: { 200: PieceStory } } }, (request) =>
    inTransaction(request.ctx, async (ctx) => {
      const story = await findPieceStory(ctx, request.params.id)
      if (!story) throw new DomainError(SERIAL_NUMBERS.errors.notFound)
      return story
    }),
  )
}
