import type { FastifyInstance } from 'fastify'

const TAG = /^[a-z][a-z0-9-]{1,40}@\d+\.\d+\.\d+\+[a-z0-9]{2,40}$/

/** Has every line that is logged for a request name the remote, version and build whose page asked. */
export function useRemoteTag(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const tag = request.headers['x-remote']
    if (typeof tag === 'string' && TAG.test(tag)) request.log = request.log.child({ remote: tag })
  })
}
