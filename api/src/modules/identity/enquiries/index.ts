import { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { removeEnquiriesBefore } from './enquiries.repository.ts'
import { receiveEnquiry } from './enquiries.service.ts'

const CLEAN_UP = 'enquiries-clean-up'
/** Every night, in UTC. */
const AT_NIGHT = '47 2 * * *'
/** As the privacy policy says. */
const KEPT_DAYS = 730
const DAY_MS = 86_400_000

/** What visitors ask on the public pages: kept for two years, and mailed to whoever looks after the installation. */
export async function enquiriesFeature(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  routes.post(
    '/enquiries',
    { config: { access: 'public' }, schema: { body: EnquiryInput } },
    async (request, reply) => {
      await receiveEnquiry(deps, request.ip, request.body)
      return reply.code(202).send()
    },
  )
  deps.jobs.repeat(CLEAN_UP, AT_NIGHT, () =>
    removeEnquiriesBefore(deps.db, new Date(deps.clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  )
}
