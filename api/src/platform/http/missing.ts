import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay, { type HTTPVersion } from 'find-my-way'
import { DomainError } from '../errors.ts'

/** What answers under any address that nothing else serves: a page. */
const PAGES = '/*'
/** Addresses that are never a page's. */
const OF_THE_SERVER = /^\/(api|r|assets|locales|federation|health)(\/|$)/

/** Whether a page may be at that path, without the query. */
export function mayBePage(path: string): boolean {
  return !OF_THE_SERVER.test(path)
}

/** Answers a request that no route answers. */
export type Missing = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Refuses what no route answers: an address that is there under other methods with 405 and their names (`OPTIONS` asks for
 * just these), any other one with 404. To be registered before the routes.
 */
export function registerMissing(app: FastifyInstance): Missing {
  const addresses = findMyWay<HTTPVersion.V1>()
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    if (known.has(url)) return
    known.set(url, methods)
    if (url !== PAGES) addresses.on('GET', url, () => undefined, methods)
  })
  const methodsAt = (path: string): ReadonlySet<string> => {
    const pages = mayBePage(path) ? known.get(PAGES) : undefined
    return addresses.find('GET', path)?.store ?? pages ?? new Set()
  }
  const refuse: Missing = (request, reply) =>
    refuseMethod(request, reply, methodsAt(request.url.split('?', 1)[0] ?? ''))
  app.setNotFoundHandler(refuse)
  return refuse
}

function refuseMethod({ method }: FastifyRequest, reply: FastifyReply, methods: ReadonlySet<string>): FastifyReply {
  // A route that has the method did answer, but found nothing.
  if (methods.size === 0 || methods.has(method)) throw new DomainError('request.notFound')
  const allowed = [...methods, 'OPTIONS'].sort().join(', ')
  void reply.header('allow', allowed)
  if (method === 'OPTIONS') return reply.code(204).send()
  throw new DomainError('request.methodNotAllowed', { method, allowed })
}
