import { Readable } from 'node:stream'
import {
  CheckImportInput,
  IMPORT_LIMITS,
  PRODUCT_IMPORT,
  ImportReport,
  ImportReportQuery,
  ProductImport,
  ProductImportList,
} from '@comptoir/contracts/inventory/product-import'
import { ExcludeRowsInput } from '@comptoir/contracts/platform/import-files'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { AppDeps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DomainError } from '../../../platform/errors.ts'
import { FileBrokenError, receiveFile } from '../../../platform/files/received-file.ts'
import { withUploadPlace } from '../../../platform/files/upload-places.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { fileAnswer } from '../../../platform/http/answers.ts'
import { refusingAs } from '../../../platform/import-files/refusing-as.ts'
import { enqueueRemoval } from '../../../platform/import-files/removal-jobs.ts'
import { enqueueImports } from './import-jobs.ts'
import { REMOVALS } from './removal-jobs.ts'
import type { ImportRecord } from './product-import.repository.ts'
import {
  getImport,
  getReport,
  listImports,
  removeImport,
  setExcluded,
  startApply,
  startCheck,
} from './product-import.service.ts'
import { writeReport } from './report-csv.ts'
import { readUploadFields } from './upload-fields.ts'
import { uploadImport } from './upload-import.ts'

const PATH = '/:companyId/products/import'
const ACCESS = { config: { access: 'products.import' } } as const
const FileQuery = Type.Pick(ImportReportQuery, ['only'])

function refuseBroken(error: unknown): never {
  throw error instanceof FileBrokenError ? new DomainError('productImport.notCsv') : error
}

async function receiveImport(request: FastifyRequest, deps: AppDeps): Promise<ImportRecord> {
  const { file, others, fields } = await receiveFile(request, deps.dataDir, {
    ...IMPORT_LIMITS,
    others: ['pictures'],
  }).catch(refuseBroken)
  try {
    if (!file) throw new DomainError('productImport.fileMissing')
    const upload = readUploadFields(fields)
    const pictures = others['pictures'] ?? null
    const staged = await refusingAs(PRODUCT_IMPORT, () =>
      uploadImport(request.ctx, deps.admin.pool, { file, pictures, ...upload }),
    )
    if (upload.replaces !== null) await enqueueRemoval(deps, REMOVALS, request.ctx.companyId)
    return staged
  } finally {
    for (const received of [file, ...Object.values(others)]) await received?.discard()
  }
}

export async function productImportRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.post(
    PATH,
    {
      ...ACCESS,
      schema: { params: CompanyParams, consumes: ['multipart/form-data'], response: { 202: ProductImport } },
    },
    async (request, reply) => {
      const staged = await withUploadPlace(request.ctx.companyId, () => receiveImport(request, deps))
      if (staged.state === 'checking') await enqueueImports(deps, request.ctx.companyId)
      return reply.code(202).send(staged)
    },
  )

  routes.get(PATH, { ...ACCESS, schema: { params: CompanyParams, response: { 200: ProductImportList } } }, (request) =>
    inTransaction(request.ctx, listImports),
  )

  routes.get(
    `${PATH}/:id`,
    { ...ACCESS, schema: { params: ItemParams, response: { 200: ProductImport } } },
    (request) => inTransaction(request.ctx, (ctx) => getImport(ctx, request.params.id)),
  )

  routes.delete(
    `${PATH}/:id`,
    { ...ACCESS, schema: { params: ItemParams, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await inTransaction(request.ctx, (ctx) => removeImport(ctx, request.params.id))
      await enqueueRemoval(deps, REMOVALS, request.ctx.companyId)
      return reply.code(204).send(null)
    },
  )

  routes.post(
    `${PATH}/:id/check`,
    { ...ACCESS, schema: { params: ItemParams, body: CheckImportInput, response: { 202: ProductImport } } },
    async (request, reply) => {
      const started = await inTransaction(request.ctx, (ctx) => startCheck(ctx, request.params.id, request.body))
      await enqueueImports(deps, request.ctx.companyId)
      return reply.code(202).send(started)
    },
  )

  routes.post(
    `${PATH}/:id/exclude`,
    { ...ACCESS, schema: { params: ItemParams, body: ExcludeRowsInput, response: { 200: ProductImport } } },
    (request) => inTransaction(request.ctx, (ctx) => setExcluded(ctx, request.params.id, request.body)),
  )

  routes.post(
    `${PATH}/:id/apply`,
    { ...ACCESS, schema: { params: ItemParams, response: { 202: ProductImport } } },
    async (request, reply) => {
      const started = await inTransaction(request.ctx, (ctx) => startApply(ctx, request.params.id))
      await enqueueImports(deps, request.ctx.companyId)
      return reply.code(202).send(started)
    },
  )

  routes.get(
    `${PATH}/:id/report`,
    { ...ACCESS, schema: { params: ItemParams, querystring: ImportReportQuery, response: { 200: ImportReport } } },
    (request) => {
      const { page = 1, limit = 25, only = 'all' } = request.query
      return inTransaction(request.ctx, (ctx) => getReport(ctx, request.params.id, only, { page, limit }))
    },
  )

  routes.get(
    `${PATH}/:id/report.csv`,
    { ...ACCESS, schema: { params: ItemParams, querystring: FileQuery, response: fileAnswer(['text/csv']) } },
    async (request, reply) => {
      const { id } = await inTransaction(request.ctx, (ctx) => getImport(ctx, request.params.id))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="import-${id}.csv"`)
        .send(Readable.from(writeReport(request.ctx, id, request.query.only ?? 'all')))
    },
  )
}
