import { Readable } from 'node:stream'
import {
  CheckPartyImportInput,
  PartyImport,
  PartyImportList,
  PartyReport,
  PartyReportQuery,
} from '@comptoir/contracts/people/party-import'
import { ExcludeRowsInput, IMPORT_LIMITS } from '@comptoir/contracts/platform/import-files'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { FileBrokenError, receiveFile } from '../../../platform/files/received-file.ts'
import { withUploadPlace } from '../../../platform/files/upload-places.ts'
import { fileAnswer } from '../../../platform/http/answers.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { enqueueRemoval } from '../../../platform/import-files/removal-jobs.ts'
import { readReplaces, readWanted } from '../../../platform/import-files/wanted-fields.ts'
import { enqueueImports, REMOVALS } from './import-jobs.ts'
import type { Importer } from './importers.ts'
import type { PartyImportRecord } from './party-import.repository.ts'
import {
  getImport,
  getReport,
  listImports,
  removeImport,
  setExcluded,
  startApply,
  startCheck,
  startUndo,
} from './party-import.service.ts'
import { writeReport } from './report-csv.ts'
import { uploadImport } from './upload-import.ts'

const FileQuery = Type.Pick(PartyReportQuery, ['only'])

function refuseBroken(error: unknown): never {
  throw error instanceof FileBrokenError ? new DomainError('importFile.notCsv') : error
}

async function receiveImport(request: FastifyRequest, deps: AppDeps, importer: Importer): Promise<PartyImportRecord> {
  const { file, fields } = await receiveFile(request, deps.dataDir, IMPORT_LIMITS).catch(refuseBroken)
  if (!file) throw new DomainError('partyImport.fileMissing')
  try {
    const upload = { file, wanted: readWanted(fields), replaces: readReplaces(fields) }
    const staged = await uploadImport(request.ctx, deps.admin.pool, importer, upload)
    if (upload.replaces !== null) await enqueueRemoval(deps, REMOVALS, request.ctx.companyId)
    return staged
  } finally {
    await file.discard()
  }
}

/** The calls of an import of clients, or of suppliers. */
export async function partyImportRoutes(app: FastifyInstance, deps: AppDeps, importer: Importer): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const { kind, declared } = importer
  const path = `/:companyId/${declared.path}/import`
  const access = { config: { access: declared.permissions.import } }

  routes.post(
    path,
    {
      ...access,
      schema: { params: CompanyParams, consumes: ['multipart/form-data'], response: { 202: PartyImport } },
    },
    async (request, reply) => {
      const staged = await withUploadPlace(request.ctx.companyId, () => receiveImport(request, deps, importer))
      if (staged.state === 'checking') await enqueueImports(deps, request.ctx.companyId)
      return reply.code(202).send(staged)
    },
  )

  routes.get(path, { ...access, schema: { params: CompanyParams, response: { 200: PartyImportList } } }, (request) =>
    inTransaction(request.ctx, (ctx) => listImports(ctx, kind)),
  )

  routes.get(`${path}/:id`, { ...access, schema: { params: ItemParams, response: { 200: PartyImport } } }, (request) =>
    inTransaction(request.ctx, (ctx) => getImport(ctx, kind, request.params.id)),
  )

  routes.delete(
    `${path}/:id`,
    { ...access, schema: { params: ItemParams, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await inTransaction(request.ctx, (ctx) => removeImport(ctx, kind, request.params.id))
      await enqueueRemoval(deps, REMOVALS, request.ctx.companyId)
      return reply.code(204).send(null)
    },
  )

  routes.post(
    `${path}/:id/check`,
    { ...access, schema: { params: ItemParams, body: CheckPartyImportInput, response: { 202: PartyImport } } },
    async (request, reply) => {
      const { id } = request.params
      const started = await inTransaction(request.ctx, (ctx) => startCheck(ctx, kind, id, request.body))
      await enqueueImports(deps, request.ctx.companyId)
      return reply.code(202).send(started)
    },
  )

  routes.post(
    `${path}/:id/exclude`,
    { ...access, schema: { params: ItemParams, body: ExcludeRowsInput, response: { 200: PartyImport } } },
    (request) => inTransaction(request.ctx, (ctx) => setExcluded(ctx, kind, request.params.id, request.body)),
  )

  routes.post(
    `${path}/:id/apply`,
    { ...access, schema: { params: ItemParams, response: { 202: PartyImport } } },
    async (request, reply) => {
      const started = await inTransaction(request.ctx, (ctx) => startApply(ctx, kind, request.params.id))
      await enqueueImports(deps, request.ctx.companyId)
      return reply.code(202).send(started)
    },
  )

  routes.post(
    `${path}/:id/undo`,
    { ...access, schema: { params: ItemParams, response: { 202: PartyImport } } },
    async (request, reply) => {
      const started = await inTransaction(request.ctx, (ctx) => startUndo(ctx, kind, request.params.id))
      await enqueueImports(deps, request.ctx.companyId)
      return reply.code(202).send(started)
    },
  )

  routes.get(
    `${path}/:id/report`,
    { ...access, schema: { params: ItemParams, querystring: PartyReportQuery, response: { 200: PartyReport } } },
    (request) => {
      const { page = 1, limit = 25, only = 'all' } = request.query
      return inTransaction(request.ctx, (ctx) => getReport(ctx, kind, request.params.id, { only, page, limit }))
    },
  )

  routes.get(
    `${path}/:id/report.csv`,
    { ...access, schema: { params: ItemParams, querystring: FileQuery, response: fileAnswer(['text/csv']) } },
    async (request, reply) => {
      const { id } = await inTransaction(request.ctx, (ctx) => getImport(ctx, kind, request.params.id))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="import-${id}.csv"`)
        .send(Readable.from(writeReport(request.ctx, kind, id, request.query.only ?? 'all')))
    },
  )
}
