import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'
import { isLoopback } from '../loopback.ts'

/**
 * Answers only under the names of the installation: under any other name, a page of somebody else's whose name leads here
 * would read what people of this network may read. An address in digits is no name, and cannot be made to lead here.
 */
export function registerKnownHost(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).hostname
  app.addHook('onRequest', async ({ hostname: asked, raw }) => {
    // A name is the same in capitals, and with the dot that ends it.
    const hostname = asked?.toLowerCase().replace(/\.$/, '')
    // The oldest clients, such as probes, name no host; browsers always do.
    if (!hostname && raw.httpVersion !== '1.0') throw new DomainError('request.malformed')
    if (!hostname || hostname === own) return
    const name = hostname.replace(/^\[|\]$/g, '')
    if (!isLoopback(name) && isIP(name) === 0) throw new DomainError('request.misdirected', { address: publicUrl })
  })
}
