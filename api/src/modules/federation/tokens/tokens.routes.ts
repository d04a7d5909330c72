import { NewPublishToken, PublishToken, PublishTokenInput } from '@comptoir/contracts/federation'
import { Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { v7 as newId } from 'uuid'
import { makePublishToken } from '../../../platform/auth/publisher.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { RemoteParams, TokenParams } from '../federation-params.ts'
import type { FederationParts } from '../federation-parts.ts'
import { deleteToken, insertToken, listTokens } from './tokens.repository.ts'

const PATH = '/federation/remotes/:remote/tokens'
const ACCESS = { config: { access: 'superAdministrator' } } as const
const Tokens = Strict({ items: Type.Array(PublishToken) })

/** The way to publish a remote without a super-administrator: tokens for pipelines, shown once. */
export async function tokenRoutes(app: FastifyInstance, { db, clock }: FederationParts): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(PATH, { ...ACCESS, schema: { params: RemoteParams, response: { 200: Tokens } } }, async (request) => ({
    items: await listTokens(db, request.params.remote),
  }))

  routes.post(
    PATH,
    { ...ACCESS, schema: { params: RemoteParams, body: PublishTokenInput, response: { 201: NewPublishToken } } },
    async (request, reply) => {
      const id = newId()
      const name = request.body.name.trim()
      const { token, hash } = makePublishToken(id)
      await insertToken(db, {
        id,
        remote: request.params.remote,
        name,
        hash,
        createdBy: request.account.accountId,
        now: clock.now(),
      })
      request.log.info(
        { remote: request.params.remote, token: id, accountId: request.account.accountId },
        'a publish token was made',
      )
      return reply.code(201).send({ id, name, token })
    },
  )

  routes.delete(
    `${PATH}/:id`,
    { ...ACCESS, schema: { params: TokenParams, response: DONE } },
    async (request, reply) => {
      await deleteToken(db, request.params.remote, request.params.id)
      request.log.info(
        { remote: request.params.remote, token: request.params.id, accountId: request.account.accountId },
        'a publish token was revoked',
      )
      return reply.code(204).send()
    },
  )
}
