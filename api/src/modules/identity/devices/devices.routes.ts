import { Devices } from '@comptoir/contracts/identity/accounts'
import { Id } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { revokeSessions } from '../sessions/index.ts'
import { listDevices, revokeDevice } from './devices.repository.ts'

/** Lists the devices, and signs one out or all others. */
export async function deviceRoutes(app: FastifyInstance, { db, clock }: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'signedIn' } as const

  routes.get('/users/me/devices', { config, schema: { response: { 200: Devices } } }, async ({ account }) => ({
    data: await listDevices(db, account.accountId, account.sessionId, clock.now()),
  }))

  routes.delete(
    '/users/me/devices/:id',
    { config, schema: { params: Type.Object({ id: Id }), response: DONE } },
    async ({ account, params }, reply) => {
      if (!(await revokeDevice(db, account.accountId, params.id, clock.now()))) throw new DomainError('device.notFound')
      return reply.code(204).send()
    },
  )

  routes.delete('/users/me/devices', { config, schema: { response: DONE } }, async ({ account }, reply) => {
    await revokeSessions(db, account.accountId, clock.now(), account.sessionId)
    return reply.code(204).send()
  })
}
