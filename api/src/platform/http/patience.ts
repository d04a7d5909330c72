import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A connection on which nothing moves is closed when its time is over (`connectionTimeout`), but not while the other
 * side waits for us: what was sent whole is answered, however long the answer takes.
 */
export function registerPatience(app: FastifyInstance): void {
  const answers = new WeakMap<Socket, ServerResponse>()
  app.addHook('onRequest', async ({ raw }, reply) => void answers.set(raw.socket, reply.raw))
  app.server.on('timeout', (socket: Socket) => {
    const answer = answers.get(socket)
    if (answer?.req.complete && !answer.headersSent) socket.setTimeout(socket.timeout ?? 0)
    else socket.destroy()
  })
}
