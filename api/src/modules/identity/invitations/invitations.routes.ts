import {
  AcceptInvitationInput,
  InvitationQuestion,
  JoinInput,
  PendingInvitation,
} from '@comptoir/contracts/identity/invitations'
import { SessionAnswer } from '@comptoir/contracts/identity/session'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { giveSession } from '../../../platform/auth/give-session.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import { recordFailedTry } from '../account-trail/index.ts'
import { deviceCookieOf, logSignIn, signInAnswer, type FailedTry } from '../sessions/index.ts'
import { acceptInvitation, joinByInvitation, readPendingInvitation } from './invitations.service.ts'

/** What the link of an invitation leads to. Each is a POST: the token stays out of addresses and their logs. */
export async function invitationRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'public', rateLimit: { max: deps.loginsPerMinute, timeWindow: 60_000 } } as const
  const answering = (request: FastifyRequest) => ({
    db: deps.db,
    now: deps.clock.now(),
    secret: deps.secret,
    requestId: request.id,
    visitor: visitorOf(request),
  })

  routes.post(
    '/auth/pending-invitation',
    { config, schema: { body: InvitationQuestion, response: { 200: PendingInvitation } } },
    (request) => readPendingInvitation(answering(request), request.body.token),
  )

  routes.post(
    '/auth/accept-invitation',
    { config, schema: { body: AcceptInvitationInput, response: { 200: SessionAnswer } } },
    async (request, reply) => {
      const by = answering(request)
      return giveSession(reply, await signInAnswer(deps, by.visitor, await acceptInvitation(by, request.body)))
    },
  )

  routes.post(
    '/auth/join',
    { config, schema: { body: JoinInput, response: { 200: SessionAnswer } } },
    async (request, reply) => {
      const by = answering(request)
      const tried = {
        deviceCookie: deviceCookieOf(deps, by.visitor),
        onFailed: (failed: FailedTry): void => app.afterwards.add(() => recordFailedTry(deps.db, by, failed)),
      }
      const opened = await joinByInvitation(by, request.body, tried, (email, signingIn) =>
        logSignIn(request.log, { email, address: by.visitor.address }, signingIn),
      )
      return giveSession(reply, await signInAnswer(deps, by.visitor, opened))
    },
  )
}
