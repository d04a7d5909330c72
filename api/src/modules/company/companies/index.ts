import { CompanyRows, Id } from '@comptoir/contracts'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { AppDeps } from '../../../app.ts'
import { listCompanies } from './companies.queries.ts'

export { addUser, createCompany, type NewCompany } from './create-company.ts'

const Query = Type.Object(
  { after: Type.Optional(Id), limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })) },
  { additionalProperties: false },
)

/** Companies as a super-administrator sees them, and how one is made. */
export async function companyRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get('/superadmin/companies', { config: { access: 'superAdministrator' }, schema: { querystring: Query, response: { 200: CompanyRows } } }, async (request) => ({
      data: await listCompanies(deps.admin.db, request.query.after ?? null, request.query.limit ?? 50),
    }))
}
