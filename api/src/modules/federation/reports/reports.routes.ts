import { FederationReport, ReleaseIncident } from '@comptoir/contracts/federation'
import { Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { DomainError } from '../../../platform/errors.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { ReleaseParams } from '../federation-params.ts'
import type { FederationParts } from '../federation-parts.ts'
import { listIncidents } from './health.queries.ts'
import { publishedAmong } from './reports.repository.ts'
import { takeReport } from './reports.service.ts'

/** A shop's registers reach us from one address, and each reports about once per page. */
const REPORTS_PER_MINUTE = 120
const Incidents = Strict({ items: Type.Array(ReleaseIncident) })

/** What browsers report about releases, and what was reported. */
export async function reportRoutes(app: FastifyInstance, parts: FederationParts): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const rateLimit = { max: REPORTS_PER_MINUTE, timeWindow: 60_000 }

  routes.post(
    '/federation/reports',
    {
      config: { access: 'public', rateLimit, isTextCleaned: true },
      schema: { body: FederationReport, response: DONE },
    },
    async (request, reply) => {
      await takeReport(parts, request.body)
      return reply.code(204).send()
    },
  )

  routes.get(
    '/federation/remotes/:remote/releases/:build/incidents',
    { config: { access: 'publisher' }, schema: { params: ReleaseParams, response: { 200: Incidents } } },
    async (request) => {
      const published = await publishedAmong(parts.db, [request.params])
      if (published.size === 0) throw new DomainError('release.notFound')
      return { items: await listIncidents(parts.db, request.params) }
    },
  )
}
