import { Readable } from 'node:stream'
import {
  BulkChangeInput,
  ChangeSet,
  KeptProducts,
  KeptProductsQuery,
  PRODUCT_CHANGES,
} from '@comptoir/contracts/inventory/product-changes'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { fileAnswer } from '../../../platform/http/answers.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { changeMany } from './bulk-change.service.ts'
import { writeKept } from './kept-csv.ts'
import { getChangeSet, listKept, startUndo } from './product-changes.service.ts'
import { enqueueUndo } from './undo-jobs.ts'

const ALL = `/:companyId/${PRODUCT_CHANGES.path}`
const PATH = `${ALL}/:id`
const ACCESS = { config: { access: 'products.import' } } as const

export async function productChangeRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.post(
    ALL,
    { ...ACCESS, schema: { params: CompanyParams, body: BulkChangeInput, response: { 201: ChangeSet } } },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => changeMany(ctx, request.body)),
  )

  routes.get(PATH, { ...ACCESS, schema: { params: ItemParams, response: { 200: ChangeSet } } }, (request) =>
    inTransaction(request.ctx, (ctx) => getChangeSet(ctx, request.params.id)),
  )

  routes.post(
    `${PATH}/undo`,
    { ...ACCESS, schema: { params: ItemParams, response: { 202: ChangeSet } } },
    async (request, reply) => {
      const started = await inTransaction(request.ctx, (ctx) => startUndo(ctx, request.params.id))
      await enqueueUndo(deps, request.ctx.companyId)
      return reply.code(202).send(started)
    },
  )

  routes.get(
    `${PATH}/kept`,
    { ...ACCESS, schema: { params: ItemParams, querystring: KeptProductsQuery, response: { 200: KeptProducts } } },
    (request) => {
      const { page = 1, limit = 25 } = request.query
      return inTransaction(request.ctx, (ctx) => listKept(ctx, request.params.id, { page, limit }))
    },
  )

  routes.get(
    `${PATH}/kept.csv`,
    { ...ACCESS, schema: { params: ItemParams, response: fileAnswer(['text/csv']) } },
    async (request, reply) => {
      const { id } = await inTransaction(request.ctx, (ctx) => getChangeSet(ctx, request.params.id))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="kept-${id}.csv"`)
        .send(Readable.from(writeKept(request.ctx, id)))
    },
  )
}
