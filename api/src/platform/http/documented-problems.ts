import type { SwaggerTransformObject } from '@fastify/swagger'
import { DECLARATIONS, ERRORS } from '@comptoir/contracts/catalogue'
import type { ErrorCode } from '@comptoir/contracts/errors'
import { Problem } from '@comptoir/contracts/schema'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Access } from '../auth/plugin.ts'
import { SECURITY_SCHEMES, securityOf } from './documented-security.ts'

/** Refusals of the platform, by what of a route they hang on. */
const ALWAYS = [
  'request.invalid',
  'request.unreadableText',
  'request.malformed',
  'request.misdirected',
  'request.tooMany',
  'server.unavailable',
  'server.busy',
  'server.tookTooLong',
] as const
const OF_A_BODY = [
  'request.repeatedName',
  'request.tooComplex',
  'request.tooLarge',
  'request.timedOut',
  'request.unsupportedMediaType',
] as const
const OF_A_CHANGE = ['request.keyReused', 'request.versionStale', 'request.versionRequired'] as const
const OF_A_SESSION = [
  'auth.required',
  'auth.tokenStale',
  'auth.forbidden',
  'auth.secondFactorNeeded',
  'company.suspended',
] as const
const OF_API_TOKENS = ['apiToken.unknown', 'apiToken.expired', 'apiToken.userInactive', 'apiToken.notHere'] as const
const OF_PUBLISHERS = ['publishToken.unknown', 'publishToken.ofAnotherRemote'] as const

/** Lists as files: they break rules and wait their turn, though they only read. */
const EXPORT = 'export'
/** What an area holds as a file breaks the area's rules alike. */
const FILES = [EXPORT, 'file']

/** Areas whose calls are not at the address of their declaration, by a part of the address. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  auth: ['auth', 'account', 'invitation'],
  users: ['auth', 'account'],
  devices: ['device'],
  'second-factor': ['secondFactor', 'auth'],
  enquiries: ['enquiry'],
  superadmin: ['company', 'account', 'auth'],
  remotes: ['remote', 'release', 'publishToken'],
  federation: ['release'],
  'register-tickets': ['register'],
  series: ['cashSession'],
  [EXPORT]: ['export'],
}

const METHODS = ['get', 'post', 'put', 'delete'] as const

/** What a route says of itself, as far as its refusals go. */
interface RouteFacts {
  isRead: boolean
  hasBody: boolean
  access: Access | undefined
  parts: readonly string[]
  hasParams: boolean
}

function factsOf({ method, url, schema, config }: RouteOptions): RouteFacts {
  const parts = url.split('/').filter((part) => part !== '')
  return {
    isRead: method === 'GET',
    hasBody: method !== 'GET' && method !== 'DELETE',
    access: config?.access,
    parts: parts.filter((part) => !part.startsWith(':')),
    hasParams: parts.some((part) => part.startsWith(':')) || schema?.params !== undefined,
  }
}

/** Whether the parts of a declared path follow one another in the address. */
function isAt(parts: readonly string[], path: string): boolean {
  return `/${parts.join('/')}/`.includes(`/${path}/`)
}

function ownCodes({ parts, isRead }: RouteFacts): string[] {
  const entities = new Set(parts.flatMap((part) => AREAS[part] ?? []))
  const own = DECLARATIONS.filter(
    ({ entity, parts: { path } }) => entities.has(entity) || (path !== undefined && isAt(parts, path)),
  )
  const codes = own.flatMap(({ errors }) => Object.values(errors))
  // What is only read breaks no rule of a document.
  return isRead && !FILES.some((part) => parts.includes(part))
    ? codes.filter((code) => ![409, 422].includes(ERRORS.get(code)?.status ?? 0))
    : codes
}

function codesOf(route: RouteFacts): string[] {
  const { access, hasBody, isRead, hasParams } = route
  const isOpen = access === undefined || access === 'public'
  const codes: readonly (ErrorCode | '')[] = [
    ...ALWAYS,
    ...(hasBody ? OF_A_BODY : []),
    ...(isRead || isOpen ? [] : OF_A_CHANGE),
    ...(isOpen ? [] : [...OF_A_SESSION, ...OF_API_TOKENS]),
    ...(access === 'publisher' ? OF_PUBLISHERS : []),
    ...(isRead || hasParams ? (['request.notFound', 'request.addressTooLong'] as const) : []),
    ...(isOpen ? [] : (['company.notFound'] as const)),
  ]
  return [...new Set([...codes, ...ownCodes(route)])]
}

interface DocumentedProblem {
  description: string
  content: object
}

/** The problem answers of a route by their status, each with the codes that it may carry. */
function problemsOf(route: RouteFacts): Record<string, DocumentedProblem> {
  const byStatus = new Map<number, string[]>()
  for (const code of codesOf(route)) {
    const status = ERRORS.get(code)?.status ?? 500
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.sort().join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

/**
 * Writes into the OpenAPI document by which problems each operation may be answered: those of the platform by what the
 * route says of itself, and those that the contract of its area declares; and who may call it, as `x-permission`: a
 * permission, or `public`, `signedIn`, `superAdministrator`, `publisher`, and by which credential. To be registered before
 * the routes.
 */
export function documentProblems(app: FastifyInstance): SwaggerTransformObject {
  const routes = new Map<string, RouteFacts>()
  app.addHook('onRoute', (route) => {
    const address = route.url.replaceAll(/:(\w+)/g, '{$1}')
    for (const method of [route.method].flat()) routes.set(`${method} ${address}`, factsOf({ ...route, method }))
  })
  return (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject
    const { openapiObject } = document
    for (const [address, operations] of Object.entries(openapiObject.paths ?? {})) {
      for (const method of METHODS) {
        const facts = routes.get(`${method.toUpperCase()} ${address}`)
        const operation = operations?.[method]
        if (facts && operation)
          Object.assign(operation, {
            ...(facts.access === undefined ? {} : { 'x-permission': facts.access }),
            security: securityOf(facts.access, address),
            responses: { ...problemsOf(facts), ...operation.responses },
          })
      }
    }
    const { components } = openapiObject
    return Object.assign(openapiObject, {
      components: { ...components, securitySchemes: SECURITY_SCHEMES, schemas: { ...components?.schemas, Problem } },
    })
  }
}
