import {
  ChangedSavedView,
  DefaultView,
  NewSavedView,
  SavedView,
  SavedViews,
} from '@comptoir/contracts/identity/saved-views'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { listViews } from './saved-views.repository.ts'
import { changeView, chooseDefault, removeView, saveView } from './saved-views.service.ts'

const PATH = '/:companyId/saved-views'
/** Everybody of a company keeps views; what is shared is asked for by the service. */
const ACCESS = { config: { access: 'company.read' } } as const

export async function savedViewRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(PATH, { ...ACCESS, schema: { params: CompanyParams, response: { 200: SavedViews } } }, (request) =>
    inTransaction(request.ctx, listViews),
  )

  routes.post(
    PATH,
    { ...ACCESS, schema: { params: CompanyParams, body: NewSavedView, response: { 201: SavedView } } },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => saveView(ctx, request.body)),
  )

  routes.put(
    `${PATH}/default`,
    { ...ACCESS, schema: { params: CompanyParams, body: DefaultView, response: DONE } },
    async (request, reply) => {
      await inTransaction(request.ctx, (ctx) => chooseDefault(ctx, request.body))
      return reply.code(204).send()
    },
  )

  routes.put(
    `${PATH}/:id`,
    { ...ACCESS, schema: { params: ItemParams, body: ChangedSavedView, response: { 200: SavedView } } },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => changeView(ctx, request.params.id, request.body)),
  )

  routes.delete(
    `${PATH}/:id`,
    { ...ACCESS, schema: { params: ItemParams, response: DONE } },
    async (request, reply) => {
      await inTransaction(request.ctx, (ctx) => removeView(ctx, request.params.id))
      return reply.code(204).send()
    },
  )
}
