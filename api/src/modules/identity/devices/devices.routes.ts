import { Devices } from '@comptoir/contracts/identity/accounts'
import { Id } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { AppDeps } from '../../../platform/deps.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import { listDevices } from './devices.repository.ts'
import { endDevice, endOtherDevices } from './devices.service.ts'

/** Lists the devices, and signs one out or all others. */
export async function deviceRoutes(app: FastifyInstance, { db, clock }: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'signedIn' } as const
  const asking = (request: FastifyRequest) => ({
    db,
    now: clock.now(),
    requestId: request.id,
    visitor: visitorOf(request),
    accountId: request.account.accountId,
  })

  routes.get('/users/me/devices', { config, schema: { response: { 200: Devices } } }, async ({ account }) => ({
    data: await listDevices(db, account.accountId, account.sessionId, clock.now()),
  }))

  routes.delete(
    '/users/me/devices/:id',
    { config, schema: { params: Type.Object({ id: Id }), response: DONE } },
    async (request, reply) => {
      await endDevice(asking(request), request.params.id)
      return reply.code(204).send()
    },
  )

  routes.delete('/users/me/devices', { config, schema: { response: DONE } }, async (request, reply) => {
    await endOtherDevices(asking(request), request.account.sessionId)
    return reply.code(204).send()
  })
}
