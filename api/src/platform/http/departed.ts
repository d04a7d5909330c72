import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'

/**
 * Leaves off requests whose sender went while it was found out who asks. A connection says only once that it is closed:
 * what would read such a body, or hold something until its answer is sent, would wait without end. To be registered
 * behind what asks the database, and before what holds anything.
 */
export function registerDeparted(app: FastifyInstance): void {
  app.addHook('preParsing', async (_request, reply) => {
    if (reply.raw.destroyed) throw new DomainError('request.invalid')
  })
}
