import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isId } from '../is-id.ts'

const TAG = /^([a-z][a-z0-9-]{1,40})@\d+\.\d+\.\d+\+([a-z0-9]{2,40})$/

/** The release whose page asked. */
export interface AskingRelease {
  remote: string
  build: string
}

/**
 * Adds the remote, version and build of the requesting page, and the id by which the caller knows the request, to every
 * line logged for it. `onAnswered` receives the release of every request that was answered well.
 */
export function registerRemoteTag(app: FastifyInstance, onAnswered: (release: AskingRelease) => void): void {
  const tagOf = ({ headers }: FastifyRequest): RegExpExecArray | null =>
    typeof headers['x-remote'] === 'string' ? TAG.exec(headers['x-remote']) : null
  app.addHook('onRequest', async (request) => {
    const [remote] = tagOf(request) ?? []
    const callerRequestId = request.headers['x-request-id']
    const isNamed = typeof callerRequestId === 'string' && isId(callerRequestId)
    if (remote === undefined && !isNamed) return
    request.log = request.log.child({
      ...(remote === undefined ? {} : { remote }),
      ...(isNamed ? { callerRequestId } : {}),
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const [, remote, build] = tagOf(request) ?? []
    if (remote !== undefined && build !== undefined && reply.statusCode < 400) onAnswered({ remote, build })
  })
}
