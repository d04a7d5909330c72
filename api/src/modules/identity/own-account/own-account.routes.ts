import { ChangePasswordInput, Profile, ProfileInput } from '@comptoir/contracts/identity/accounts'
import { Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import { changePassword } from './change-password.ts'
import { updateProfile } from './profile.repository.ts'
import { readOwnProfile } from './profile.service.ts'

/** What somebody changes of the own account. */
export async function ownAccountRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'signedIn' } as const
  const isDemonstration = deps.environment === 'demonstration'

  routes.put(
    '/auth/change-password',
    { config, schema: { body: ChangePasswordInput, response: { 200: Strict({}) } } },
    async (request, reply) => {
      const { accountId, sessionId } = request.account
      const asked = { now: deps.clock.now(), requestId: request.id, visitor: visitorOf(request) }
      await changePassword({ db: deps.db, ...asked, accountId, sessionId }, request.body)
      return reply.code(200).send({})
    },
  )

  routes.get('/users/me/profile', { config, schema: { response: { 200: Profile } } }, async (request) =>
    readOwnProfile(deps.db, request.account, isDemonstration),
  )

  routes.put(
    '/users/me/profile',
    { config, schema: { body: ProfileInput, response: { 200: Profile } } },
    async (request) => {
      await updateProfile(deps.db, request.account.accountId, request.body)
      return readOwnProfile(deps.db, request.account, isDemonstration)
    },
  )
}
