import { isErrorCode } from '@comptoir/contracts/catalogue'
import type { Problem } from '@comptoir/contracts/schema'
import { negotiateLanguage, phrase, validationPhrase, type Language } from '@comptoir/i18n'
import { errorPhrase } from '@comptoir/i18n/words'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isSqlError, isUnavailable, RAISED, tookTooLong, violatesBounds } from '../db/sql-errors.ts'
import { DomainError, FieldsError, raisedError } from '../errors.ts'
import { STATEMENT_SECONDS, workOf } from '../work.ts'
import { POLICY_OF_DATA } from './security-headers.ts'

/** The reader's language: what the client asks for, French when it asks for none of ours. */
export function languageOf(request: FastifyRequest): Language {
  return negotiateLanguage(request.headers['accept-language'])
}

const MEBIBYTE = 1024 * 1024

const UNREADABLE = new Set([
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
])
const TOO_LARGE = new Set([
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_REQ_FILE_TOO_LARGE',
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
])
const WRONG_TYPE = new Set(['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'FST_INVALID_MULTIPART_CONTENT_TYPE'])

function fromFramework(error: FastifyError | Error, request: FastifyRequest): DomainError | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (WRONG_TYPE.has(code))
    return new DomainError('request.unsupportedMediaType', { contentType: request.headers['content-type'] ?? '' })
  if (TOO_LARGE.has(code))
    return new DomainError('request.tooLarge', {
      maxMegabytes: Math.max(request.routeOptions.bodyLimit / MEBIBYTE, 0.25),
    })
  if (code === 'FST_ERR_BAD_URL') return new DomainError('request.malformed')
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new DomainError('request.addressTooLong')
  if (status === 403 || status === 404) return new DomainError('request.notFound')
  if (status === 429) return new DomainError('request.tooMany', { seconds: 60 })
  if (UNREADABLE.has(code) || status === 400) return new DomainError('request.invalid')
  return null
}

function asRefusal(error: FastifyError | Error, request: FastifyRequest): DomainError | null {
  if (error instanceof DomainError) return error
  if (isSqlError(error) && error.code === RAISED && isErrorCode(error.message))
    return raisedError(error.message, error.detail)
  if (tookTooLong(error)) return new DomainError('server.tookTooLong', { seconds: STATEMENT_SECONDS[workOf(request)] })
  if (violatesBounds(error)) return new DomainError('request.outOfBounds')
  if (isUnavailable(error)) return new DomainError('server.unavailable')
  if ('validation' in error && error.validation) return new DomainError('request.invalid')
  return fromFramework(error, request)
}

type Failure = NonNullable<FastifyError['validation']>[number]

/** A union of shapes fails once per shape; the first useful failure is reported, not every branch. */
function usefulFailures(failures: Failure[]): Failure[] {
  const told = new Set<string>()
  return failures.filter((failure) => {
    const isBranch = failure.schemaPath.includes('/anyOf')
    const isNullBranch = failure.keyword === 'type' && failure.params['type'] === 'null'
    const missing = failure.keyword === 'required' ? String(failure.params['missingProperty']) : ''
    const field = `${failure.instancePath}/${missing}`
    if (isNullBranch || (isBranch && told.has(field))) return false
    told.add(field)
    return true
  })
}

/** Fields whose figures a person writes in whole units. */
const SCALES: readonly [ending: string, scale: number][] = [
  ['Micro', 1_000_000],
  ['Milli', 1000],
]

/** What the phrase of a failure is told: a limit as people write it, not in thousandths or millionths. */
function inUnits({ instancePath, params }: Failure): Failure['params'] {
  const scale = SCALES.find(([ending]) => instancePath.endsWith(ending))?.[1]
  const { limit } = params
  return scale === undefined || typeof limit !== 'number' ? params : { ...params, limit: limit / scale }
}

function fieldErrors(error: FastifyError | Error, refusal: DomainError, language: Language): Problem['errors'] {
  if ('validation' in error && error.validation) {
    return usefulFailures(error.validation).map((failure) => {
      const missing = failure.keyword === 'required' ? `/${String(failure.params['missingProperty'])}` : ''
      return {
        pointer: `${failure.instancePath}${missing}`,
        keyword: failure.keyword,
        message: validationPhrase(language, failure.keyword, inUnits(failure)),
      }
    })
  }
  if (refusal instanceof FieldsError) {
    return refusal.faults.map(({ pointer, code, params }) => ({
      pointer,
      keyword: code,
      message: errorPhrase(language, code, params),
    }))
  }
  if (!refusal.pointer) return undefined
  return [
    { pointer: refusal.pointer, keyword: refusal.code, message: errorPhrase(language, refusal.code, refusal.params) },
  ]
}

const LIMITS = new Set(['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'])

/** The sentence of a refusal. Where a limit is the cause, it says which: "invalid" would leave its reader to guess. */
function detailOf(refusal: DomainError, language: Language, errors: Problem['errors'] = []): string {
  const reason = errors.find(({ keyword }) => LIMITS.has(keyword))?.message
  if (refusal.code === 'request.invalid' && reason !== undefined)
    return phrase(language, 'validation.refused', { reason })
  return errorPhrase(language, refusal.code, refusal.params)
}

/** Builds the problem+json body of a refusal in a language; `id` is that of the request. */
export function problemIn(language: Language, refusal: DomainError, id: string, errors?: Problem['errors']): Problem {
  const detail = detailOf(refusal, language, errors)
  return {
    type: `urn:comptoir:problem:${refusal.code}`,
    title: refusal.code,
    status: refusal.status,
    detail,
    message: detail,
    instance: `urn:uuid:${id}`,
    code: refusal.code,
    ...(Object.keys(refusal.params).length > 0 ? { params: refusal.params } : {}),
    ...(errors ? { errors } : {}),
  }
}

/** Seconds: the embedded database is back within one or two. */
const RETRY_AFTER = 1
/** What took too long is not asked for again at once: its seconds are those it took. */
const RETRY_AFTER_LONG = 5

/** The seconds after which it is worth trying again; null where it never is. */
function retryAfter({ status, code, params }: Problem): number | null {
  if (status !== 503 && status !== 429) return null
  if (code === 'server.tookTooLong') return RETRY_AFTER_LONG
  return typeof params?.['seconds'] === 'number' ? params['seconds'] : status === 503 ? RETRY_AFTER : null
}

function send(reply: FastifyReply, problem: Problem): FastifyReply {
  const seconds = retryAfter(problem)
  if (seconds !== null) void reply.header('retry-after', seconds)
  return reply
    .code(problem.status)
    .header('content-security-policy', POLICY_OF_DATA)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

/** Every refusal and failure of the API leaves by this door; a failure says nothing of its cause to the caller. */
export function answerWithProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request)
  // What was ended because its caller went is answered to nobody.
  if (request.ctx?.gone?.aborted)
    return send(reply, problemIn(language, new DomainError('server.unavailable'), request.id))
  const refusal = asRefusal(error, request)
  if (!refusal) {
    request.log.error({ err: error }, 'unexpected failure')
    return send(reply, problemIn(language, new DomainError('server.failed', { requestId: request.id }), request.id))
  }
  // Who is told to wait is not news: saying it at length would cost more than the refusal saves.
  if (refusal.status >= 500 && refusal.code !== 'server.busy') request.log.warn({ err: error }, 'unavailable')
  if (isOfAccess(refusal)) logAccess(refusal, request)
  return send(reply, problemIn(language, refusal, request.id, fieldErrors(error, refusal, language)))
}

const ACCESS_STATUSES = new Set([401, 403, 429])

/** Refusals for who asks, or how often; another company's addresses are refused as unknown. */
function isOfAccess({ status, code }: DomainError): boolean {
  return ACCESS_STATUSES.has(status) || code === 'company.notFound'
}

/** Who was refused what: the route without its values, no header and no body. */
function logAccess(refusal: DomainError, request: FastifyRequest): void {
  request.refusal = refusal
  const { code, status } = refusal
  const { method, routeOptions, ip } = request
  const by = request.account ? { accountId: request.account.accountId, sessionId: request.account.sessionId } : {}
  request.log.info({ code, status, method, route: routeOptions.url, address: ip, ...by }, 'access refused')
}
