import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { BEGINNINGS, CURRENCY_CHANGES } from './beginnings.ts'
import { companyModule } from './modules/company/index.ts'
import { federationModule, openFederation } from './modules/federation/index.ts'
import { identityModule } from './modules/identity/index.ts'
import { inventoryModule, servePhotos } from './modules/inventory/index.ts'
import { peopleModule } from './modules/people/index.ts'
import { reportsModule } from './modules/reports/index.ts'
import { salesModule } from './modules/sales/index.ts'
import { treasuryModule } from './modules/treasury/index.ts'
import { registerAfterwards } from './platform/afterwards.ts'
import { registerAuth } from './platform/auth/plugin.ts'
import type { AppDeps } from './platform/deps.ts'
import { registerBodyBudget } from './platform/http/body-budget.ts'
import { answerConnectionError } from './platform/http/connection-errors.ts'
import { registerDeparted } from './platform/http/departed.ts'
import { documentProblems } from './platform/http/documented-problems.ts'
import { checksOf, registerHealth } from './platform/http/health.ts'
import { registerKnownHost } from './platform/http/known-host.ts'
import { parseQuery } from './platform/http/list.ts'
import { registerMissing } from './platform/http/missing.ts'
import { registerPatience } from './platform/http/patience.ts'
import { registerPressure } from './platform/http/pressure.ts'
import { answerWithProblem } from './platform/http/problems.ts'
import { registerReadableText } from './platform/http/readable-text.ts'
import { registerRemoteTag } from './platform/http/remote-tag.ts'
import { registerRequestLimits } from './platform/http/request-limits.ts'
import { registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts'
import { registerStrictValidation } from './platform/http/validation.ts'
import { withoutSecrets } from './platform/log.ts'
import { handleMails } from './platform/mail/index.ts'
import { registerWeb, type UnreadablePage } from './platform/web/plugin.ts'
import { registerTranslations } from './platform/web/translations.ts'
import type { RegistrySource } from './platform/web/registry-source.ts'

const KIB = 1024
/** Each may use those before it; identity, company and federation take more than these do. */
const MODULES = [peopleModule, treasuryModule, inventoryModule, salesModule, reportsModule]
/** A request that names no host is refused by us, in a sentence, rather than by Node. */
const ANY_HOST = { requireHostHeader: false }
/** Answers are packed while somebody waits: most of the gain for a tenth of the work. */
const BROTLI_QUALITY = 4
/** The description of the API is the longest answer that is open to everybody. */
const DOCUMENTS_PER_MINUTE = 60
const START_PATIENCE_MS = 300_000

/** Builds the application: platform first, then the modules in import order. It listens to nothing yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const headers = securityHeaders(deps)
  let unreadable: UnreadablePage = () => null
  const app = Fastify({
    loggerInstance: withoutSecrets(deps.loggerInstance),
    ...(deps.tls ? { https: { ...deps.tls, ...ANY_HOST } } : { http: ANY_HOST }),
    trustProxy: deps.trustProxy.length > 0 ? deps.trustProxy : false,
    bodyLimit: 256 * KIB,
    // Covers the upload of a catalogue over a slow line; headers and idle connections have limits of their own.
    requestTimeout: 300_000,
    connectionTimeout: 60_000,
    // Before it listens, builds are published and jobs resumed: on a busy machine that takes longer than the usual 10 s.
    pluginTimeout: START_PATIENCE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { querystringParser: parseQuery, maxParamLength: 100 },
    // The audit trail names requests by it: callers do not choose it.
    genReqId: () => randomUUID(),
    // Whatever a caller sends that no route is asked: the same answers, with the same headers.
    frameworkErrors: (error, request, reply) => {
      const page = error.code === 'FST_ERR_BAD_URL' ? unreadable(request, reply.headers(headers)) : null
      if (page === null) return void answerWithProblem(error, request, reply.headers(headers))
      page.catch((failure: FastifyError) => answerWithProblem(failure, request, reply))
    },
    clientErrorHandler: (error, socket) => answerConnectionError(error, socket, headers),
  })
  const federation = openFederation(deps)
  registerStrictValidation(app)
  // An expectation that nobody knows is no reason to refuse what goes with it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  registerPatience(app)
  registerSecurityHeaders(app, headers)
  app.setErrorHandler(answerWithProblem)
  const missing = registerMissing(app)
  const transformObject = documentProblems(app)
  registerPressure(app, deps.pressure)
  registerKnownHost(app, deps.publicUrl)
  registerReadableText(app)
  registerRemoteTag(app, (release) => void federation.seen.note(release))
  await registerPlugins(app, federation.registry, transformObject)
  registerAfterwards(app, deps.loggerInstance)
  await registerAuth(app, { ...deps, limits: registerRequestLimits(app, deps.requestsPerMinute) })
  registerDeparted(app)
  registerBodyBudget(app, deps.requestsPerMinute)
  registerHealth(app, checksOf(deps))
  handleMails(deps)
  registerTranslations(app)
  await app.register(
    async (api) => {
      await identityModule(api, deps)
      await companyModule(api, deps, BEGINNINGS, CURRENCY_CHANGES)
      for (const module of MODULES) await module(api, deps)
      await federationModule(api, deps, federation)
    },
    { prefix: '/api' },
  )
  servePhotos(app, deps)
  if (deps.webRoot)
    unreadable = await registerWeb(app, {
      root: deps.webRoot,
      registry: federation.registry,
      releases: federation.store,
      publicUrl: deps.publicUrl,
      missing,
    })
  return app
}

async function registerPlugins(
  app: FastifyInstance,
  registry: RegistrySource,
  transformObject: SwaggerTransformObject,
): Promise<void> {
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    syncThreshold: 64 * KIB,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  await app.register(cookie)
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 10 * KIB, fileSize: 256 * KIB * KIB, parts: 12 },
  })
  await app.register(rateLimit, { global: false })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Comptoir', version: '1.0.0', description: 'Point of sale and back office' },
    },
    transformObject,
  })
  let document: string | undefined
  const config = { access: 'public', rateLimit: { max: DOCUMENTS_PER_MINUTE, timeWindow: 60_000 } } as const
  app.get('/api/openapi.json', { config, schema: { hide: true } }, (_request, reply) => {
    // Long, open to everybody, and always the same: written once.
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiHooks: {} })
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    void reply.header('x-registry-revision', registry.revision())
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
}
