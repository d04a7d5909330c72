import { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { ACCEPTED } from '../../../platform/http/answers.ts'
import { receiveEnquiry } from './enquiries.service.ts'

/** What a visitor writes on the home or contact page. */
export async function enquiryRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      '/enquiries',
      { config: { access: 'public' }, schema: { body: EnquiryInput, response: ACCEPTED } },
      async (request, reply) => {
        await receiveEnquiry(deps, request.ip, request.body)
        return reply.code(202).send()
      },
    )
}
