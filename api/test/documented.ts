import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

interface Operation {
  /** The parts of its address; null for one that may be anything. */
  parts: readonly (string | null)[]
  statuses: ReadonlySet<string>
}

const documents = new WeakMap<FastifyInstance, Map<string, Operation[]>>()

/** The operations of the OpenAPI document by method, those with the fewest open parts first. */
function operationsOf(app: FastifyInstance): Map<string, Operation[]> {
  const known = documents.get(app)
  if (known) return known
  const found = new Map<string, Operation[]>()
  for (const [address, methods] of Object.entries(app.swagger().paths ?? {})) {
    const parts = address.split('/').map((part) => (part.startsWith('{') ? null : part))
    for (const [method, operation] of Object.entries(methods as Record<string, { responses?: object }>)) {
      const name = method.toUpperCase()
      const statuses = new Set(Object.keys(operation.responses ?? {}))
      found.set(name, [...(found.get(name) ?? []), { parts, statuses }])
    }
  }
  const open = ({ parts }: Operation): number => parts.filter((part) => part === null).length
  for (const operations of found.values()) operations.sort((one, other) => open(one) - open(other))
  documents.set(app, found)
  return found
}

/** What is wrong with the documentation of an answer: a status that its operation does not document; null where nothing is. */
export function undocumented(
  app: FastifyInstance,
  { statusCode, raw: { req } }: LightMyRequestResponse,
): string | null {
  const { method = '', url = '' } = req
  const asked = (url.split('?', 1)[0] ?? '').split('/')
  const operation = operationsOf(app)
    .get(method)
    ?.find(
      ({ parts }) => parts.length === asked.length && parts.every((part, at) => part === null || part === asked[at]),
    )
  if (!operation || operation.statuses.has(String(statusCode))) return null
  return `${method} ${url} answered ${statusCode}, which its operation does not document`
}
