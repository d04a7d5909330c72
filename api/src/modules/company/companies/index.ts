import { CompanyRow, CompanyRows, Id, NewCompanyInput } from '@comptoir/contracts'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { AppDeps } from '../../../app.ts'
import { listCompanies } from './companies.queries.ts'
import { foundCompany } from './found-company.ts'

export { addUser, createCompany, TUNISIAN_RATES_MILLI, type NewCompany } from './create-company.ts'

const Query = Type.Object(
  { after: Type.Optional(Id), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })) },
  { additionalProperties: false },
)

const PATH = '/superadmin/companies'

/** Companies as a super-administrator sees them, and how one is made. */
export async function companyRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'superAdministrator' } as const

  routes.get(PATH, { config, schema: { querystring: Query, response: { 200: CompanyRows } } }, async (request) => ({
    data: await listCompanies(deps.admin.db, request.query.after ?? null, request.query.limit ?? 50),
  }))

  routes.post(PATH, { config, schema: { body: NewCompanyInput, response: { 200: CompanyRow, 201: CompanyRow } } }, async (request, reply) => {
    const founder = { accountId: request.account.accountId, requestId: request.id, now: deps.clock.now() }
    const { company, isNew } = await foundCompany(deps.admin.db, founder, request.body)
    return reply.code(isNew ? 201 : 200).send(company)
  })
}
