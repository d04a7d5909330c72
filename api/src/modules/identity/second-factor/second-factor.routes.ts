import {
  BothFactorsInput,
  RecoveryCodes,
  SecondFactorInput,
  SecondFactorSetup,
} from '@comptoir/contracts/identity/accounts'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import {
  beginSetup,
  confirmSetup,
  removeOwnSecondFactor,
  renewRecoveryCodes,
  type Changing,
} from './second-factor.service.ts'

/** The own second factor: begin, confirm with a code of it, new recovery codes, away with it. */
export async function secondFactorRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'signedIn' } as const
  const acting = (request: FastifyRequest): Changing => ({
    db: deps.db,
    now: deps.clock.now(),
    secret: deps.secret,
    accountId: request.account.accountId,
    requestId: request.id,
    visitor: visitorOf(request),
  })

  routes.post(
    '/users/me/second-factor',
    { config, schema: { response: { 200: SecondFactorSetup } } },
    async (request) => beginSetup(acting(request)),
  )

  routes.post(
    '/users/me/second-factor/confirm',
    { config, schema: { body: SecondFactorInput, response: { 200: RecoveryCodes } } },
    async (request) => ({ codes: await confirmSetup(acting(request), request.body.code) }),
  )

  routes.post(
    '/users/me/second-factor/recovery-codes',
    { config, schema: { body: BothFactorsInput, response: { 200: RecoveryCodes } } },
    async (request) => ({ codes: await renewRecoveryCodes(acting(request), request.body) }),
  )

  routes.post(
    '/users/me/second-factor/remove',
    { config, schema: { body: BothFactorsInput, response: DONE } },
    async (request, reply) => {
      await removeOwnSecondFactor(acting(request), request.body)
      return reply.code(204).send()
    },
  )
}
