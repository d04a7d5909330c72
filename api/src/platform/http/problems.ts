import { randomUUID } from 'node:crypto'
import { type ErrorCode, type Problem } from '@comptoir/contracts'
import { negotiateLanguage, phrase, type Language } from '@comptoir/i18n'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRetryable, isSqlError } from '../db/sql-errors.ts'
import { DomainError, isErrorCode } from '../errors.ts'

/** The reader's language: what the client asks for, French when it asks for none of ours. */
export function languageOf(request: FastifyRequest): Language {
  return negotiateLanguage(request.headers['accept-language'])
}

/** SQLSTATE of refusals that our own database functions raise; their message is a code, their detail its parameters. */
const RAISED = 'CT001'

const BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_BAD_URL: 'request.notFound',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupportedMediaType',
}

function asDomainError(error: FastifyError | Error): DomainError | null {
  if (error instanceof DomainError) return error
  if (isSqlError(error) && error.code === RAISED && isErrorCode(error.message)) {
    return new DomainError(error.message, JSON.parse(error.detail ?? '{}'))
  }
  if (isRetryable(error)) return new DomainError('server.unavailable')
  if ('validation' in error && error.validation) return new DomainError('request.invalid')
  const known = 'code' in error && typeof error.code === 'string' ? BY_FASTIFY_CODE[error.code] : undefined
  if (known) return new DomainError(known)
  if ('statusCode' in error && error.statusCode === 400) return new DomainError('request.invalid')
  if ('statusCode' in error && error.statusCode === 429) return new DomainError('request.tooMany')
  return null
}

function fieldErrors(error: FastifyError | Error, refusal: DomainError, language: Language): Problem['errors'] {
  if ('validation' in error && error.validation) {
    return error.validation.map((failure) => {
      const missing = failure.keyword === 'required' ? `/${String(failure.params['missingProperty'])}` : ''
      return {
        pointer: `${failure.instancePath}${missing}`,
        keyword: failure.keyword,
        message: phrase(language, `validation.${failure.keyword}`, toParams(failure.params)),
      }
    })
  }
  if (!refusal.pointer) return undefined
  return [{ pointer: refusal.pointer, keyword: refusal.code, message: phrase(language, `error.${refusal.code}`, refusal.params) }]
}

function toParams(params: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, typeof value === 'number' ? value : String(value)]))
}

/** Builds the problem+json body of a refusal in the reader's language. */
export function problemOf(refusal: DomainError, request: FastifyRequest, errors?: Problem['errors']): Problem {
  const detail = phrase(languageOf(request), `error.${refusal.code}`, refusal.params)
  return {
    type: `urn:comptoir:problem:${refusal.code}`,
    title: refusal.code,
    status: refusal.status,
    detail,
    message: detail,
    instance: `urn:uuid:${request.id}`,
    code: refusal.code,
    ...(Object.keys(refusal.params).length > 0 ? { params: refusal.params } : {}),
    ...(errors ? { errors } : {}),
  }
}

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).header('cache-control', 'no-store').type('application/problem+json').send(JSON.stringify(problem))
}

/** Every refusal and failure of the API leaves by this door; a failure says nothing of its cause to the caller. */
export function useProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asDomainError(error)
    if (!refusal) {
      request.log.error({ err: error }, 'unexpected failure')
      return send(reply, problemOf(new DomainError('server.failed', { incident: request.id }), request))
    }
    if (refusal.status >= 500) request.log.warn({ err: error }, 'unavailable')
    return send(reply, problemOf(refusal, request, fieldErrors(error, refusal, languageOf(request))))
  })
}

/** Ids of requests are ours, or the caller's when it is a UUID. */
export function requestIdOf(header: string | string[] | undefined): string {
  const given = Array.isArray(header) ? header[0] : header
  return given && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given) ? given : randomUUID()
}
