import { FederationStatus, ReleaseSummary } from '@comptoir/contracts/federation'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { withParts } from '../../../platform/files/received-parts.ts'
import { RemoteParams } from '../federation-params.ts'
import type { FederationParts } from '../federation-parts.ts'
import { ensureSigned, isComplete, publishStaged } from './publish-release.ts'
import { RELEASE_LIMITS, receiveRelease } from './receive-release.ts'
import { MAX_BYTES } from './release.rules.ts'
import { getSummary, readStatus } from './releases.queries.ts'

const PATH = '/federation'
const PUBLISHER = { access: 'publisher' } as const

/** What is published and live, and how a release is published. */
export async function releaseRoutes(app: FastifyInstance, parts: FederationParts): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    `${PATH}/status`,
    { config: PUBLISHER, schema: { response: { 200: FederationStatus } } },
    async (request, reply) => {
      const status = await readStatus(parts.db, request.publisher.remote)
      return reply.header('etag', `"${status.revision}"`).send(status)
    },
  )

  routes.post(
    `${PATH}/remotes/:remote/releases`,
    {
      config: PUBLISHER,
      bodyLimit: MAX_BYTES,
      schema: {
        params: RemoteParams,
        consumes: ['multipart/form-data'],
        response: { 200: ReleaseSummary, 201: ReleaseSummary },
      },
    },
    async (request, reply) => {
      const { remote } = request.params
      const now = parts.clock.now()
      const staging = await parts.store.stage(now)
      try {
        let isKnown = false
        const release = await withParts(request, RELEASE_LIMITS, (received) =>
          receiveRelease(received, {
            remote,
            folder: staging.folder,
            isKnown: async (document) => (isKnown = await isComplete(parts, document)),
          }),
        )
        const isNew =
          !isKnown &&
          (await publishStaged(parts, staging, { release, publishedBy: request.publisher.name, isBuiltIn: false, now }))
        if (!isNew) await ensureSigned(parts, release)
        return await reply.code(isNew ? 201 : 200).send(await getSummary(parts.db, remote, release.build))
      } finally {
        await staging.discard()
      }
    },
  )
}
