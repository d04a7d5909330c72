import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** Where the server writes what the operator should read. */
export type Log = FastifyBaseLogger

/** What makes the address of a picture one that nobody can guess. */
const CAPABILITY = /^(\/photos\/[^/]*\/)[^/]+/

/**
 * An address as a log may hold it. Of its query only the names are told: the values are tokens out of mails, and names and
 * telephones that somebody looked for; nor is what opens a picture.
 */
export function toldAddress(url: string): string {
  const [address = '', query] = url.split('?', 2)
  const path = address.replace(CAPABILITY, '$1…')
  if (query === undefined) return path
  const names = query.split('&').map((pair) => pair.split('=', 1)[0])
  return `${path}?${names.join('&')}`
}

/** A log that tells of requests what its readers need, and no secret: neither bodies nor headers nor what was asked for in a query. */
export function withoutSecrets(log: Log): Log {
  const req = ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: toldAddress(url),
    host,
    remoteAddress: ip,
  })
  return log.child({}, { serializers: { req } })
}
