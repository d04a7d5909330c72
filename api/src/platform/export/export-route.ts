import { exportQuerySchema, type ExportFormat, type ExportQuery } from '@comptoir/contracts/export'
import type { Permission } from '@comptoir/contracts/permissions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { businessDateOf } from '../clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { fileAnswer } from '../http/answers.ts'
import { CompanyParams } from '../http/params.ts'
import { exportChunks } from './export-chunks.ts'
import { attachment } from './file-name.ts'
import { fileStream } from './file-stream.ts'
import { findLetterhead } from './letterhead.queries.ts'
import type { ListExport } from './list-export.ts'

/** What has a list that may be had as a file: a resource, a document, or what the product alone writes. */
export interface Exported {
  /** Below the company; also the ASCII name of the file. */
  readonly path: string
  /** The dictionary of the list's query. */
  readonly list: Parameters<typeof exportQuerySchema>[0]
  readonly permissions: Readonly<Partial<Record<'export', Permission>>>
}

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

const RESPONSE = fileAnswer(Object.values(MEDIA_TYPES).map((type) => type.split(';', 1)[0] ?? ''))

/**
 * `GET …/export?format=`: the list with its search, filters and order, whole, in the caller's language. A declaration that
 * does not say who may have it does not start.
 */
export function exportRoute(app: FastifyInstance, { path, list, permissions }: Exported, source: ListExport): void {
  const access = permissions.export
  if (access === undefined) throw new Error(`${path} does not say who may export the list`)
  app.get<{ Querystring: ExportQuery }>(
    `/:companyId/${path}/export`,
    {
      config: { access, work: 'report' },
      schema: { params: CompanyParams, querystring: exportQuerySchema(list), response: RESPONSE },
    },
    (request, reply) => sendExport(request, reply, path, source),
  )
}

async function sendExport(
  request: FastifyRequest<{ Querystring: ExportQuery }>,
  reply: FastifyReply,
  path: string,
  source: ListExport,
): Promise<FastifyReply> {
  const { ctx, query } = request
  const letterhead = await inTransaction(ctx, findLetterhead)
  const file = await fileStream(exportChunks(ctx, source.seenWith(ctx.permissions), query, letterhead))
  const day = businessDateOf(ctx.now, letterhead.timeZone)
  const disposition = attachment({
    title: source.title[ctx.language],
    language: ctx.language,
    asciiTitle: path,
    day,
    extension: query.format,
  })
  return reply
    .type(MEDIA_TYPES[query.format])
    .header('content-disposition', disposition)
    .header('cache-control', 'no-store')
    .send(file)
}
