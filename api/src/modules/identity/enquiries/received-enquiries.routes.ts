import { EnquiriesPage, Enquiry, ENQUIRY_LIST } from '@comptoir/contracts/identity/enquiries'
import { Id, listQuerySchema, Strict, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { markEnquiry, removeEnquiry } from './enquiries.service.ts'
import { listReceivedEnquiries } from './received-enquiries.queries.ts'

const PATH = '/superadmin/enquiries'
const config = { access: 'superAdministrator' } as const
const params = Strict({ id: Id })

/** What visitors wrote, for whoever looks after the installation: read, marked as handled, reopened, removed. */
export async function receivedEnquiryRoutes(app: FastifyInstance, { admin, clock }: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  app.get<{ Querystring: Partial<ListQuery> }>(
    `${PATH}/paginated`,
    { config, schema: { querystring: listQuerySchema(ENQUIRY_LIST), response: { 200: EnquiriesPage } } },
    (request) => listReceivedEnquiries(admin.db, listQuery(request.query)),
  )
  routes.post(`${PATH}/:id/handle`, { config, schema: { params, response: { 200: Enquiry } } }, (request) =>
    markEnquiry(admin.db, request.params.id, { at: clock.now(), by: request.account.accountId }),
  )
  routes.post(`${PATH}/:id/reopen`, { config, schema: { params, response: { 200: Enquiry } } }, (request) =>
    markEnquiry(admin.db, request.params.id, null),
  )
  routes.delete(`${PATH}/:id`, { config, schema: { params, response: DONE } }, async (request, reply) => {
    await removeEnquiry(admin.db, request.params.id)
    return reply.code(204).send()
  })
}
