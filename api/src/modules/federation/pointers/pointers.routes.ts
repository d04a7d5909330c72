import {
  DisableInput,
  FederationStatus,
  PromoteInput,
  ReleaseEvent,
  RollbackInput,
} from '@comptoir/contracts/federation'
import { Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { requireVersionHeld } from '../../../platform/http/versions.ts'
import { RemoteParams } from '../federation-params.ts'
import type { FederationParts } from '../federation-parts.ts'
import type { Wish } from './change-pointer.ts'
import { listEvents } from './pointers.repository.ts'
import { disable, enable, promote, rollBack } from './pointers.service.ts'

const PATH = '/federation/remotes/:remote'
const ACCESS = { config: { access: 'publisher' } } as const
const ANSWER = { params: RemoteParams, response: { 200: FederationStatus } }
const Log = Strict({ items: Type.Array(ReleaseEvent) })

/** What is live of a remote, and who changed it. */
export async function pointerRoutes(app: FastifyInstance, parts: FederationParts): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const wishOf = (request: FastifyRequest, remote: string): Wish => ({
    remote,
    revisionHeld: requireVersionHeld(request),
    actor: request.publisher.name,
    scope: request.publisher.remote,
    now: parts.clock.now(),
  })
  const answer = (reply: FastifyReply, status: FederationStatus): FastifyReply =>
    reply.header('etag', `"${status.revision}"`).send(status)

  routes.post(`${PATH}/promote`, { ...ACCESS, schema: { ...ANSWER, body: PromoteInput } }, async (request, reply) =>
    answer(reply, await promote(parts, wishOf(request, request.params.remote), request.body)),
  )

  routes.post(`${PATH}/rollback`, { ...ACCESS, schema: { ...ANSWER, body: RollbackInput } }, async (request, reply) =>
    answer(reply, await rollBack(parts, wishOf(request, request.params.remote), request.body)),
  )

  routes.post(`${PATH}/disable`, { ...ACCESS, schema: { ...ANSWER, body: DisableInput } }, async (request, reply) =>
    answer(reply, await disable(parts, wishOf(request, request.params.remote), request.body.reason)),
  )

  routes.post(`${PATH}/enable`, { ...ACCESS, schema: { ...ANSWER, body: Strict({}) } }, async (request, reply) =>
    answer(reply, await enable(parts, wishOf(request, request.params.remote))),
  )

  routes.get(
    `${PATH}/log`,
    { ...ACCESS, schema: { params: RemoteParams, response: { 200: Log } } },
    async (request) => ({
      items: await listEvents(parts.db, request.params.remote),
    }),
  )
}
