import { OwnCompanies, SessionAnswer } from '@comptoir/contracts/identity/session'
import { Id } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { giveSession } from '../../../platform/auth/give-session.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import { sessionAnswer } from '../sessions/index.ts'
import { listOwnCompanies, openCompany } from './own-companies.service.ts'

/** Where else the signed-in person works. */
export async function ownCompanyRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'signedIn' } as const

  routes.get('/users/me/companies', { config, schema: { response: { 200: OwnCompanies } } }, async ({ account }) => ({
    data: await listOwnCompanies(deps.db, account),
  }))

  routes.post(
    '/users/me/companies/:id/open',
    { config, schema: { params: Type.Object({ id: Id }), response: { 200: SessionAnswer } } },
    async (request, reply) => {
      const { db, secret, clock } = deps
      const asked = { now: clock.now(), requestId: request.id, visitor: visitorOf(request) }
      const opened = await openCompany({ db, secret, ...asked, ...request.account }, request.params.id)
      return giveSession(reply, await sessionAnswer(deps, opened))
    },
  )
}
