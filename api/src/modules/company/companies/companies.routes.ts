import { CompanyRow, NewCompanyInput } from '@comptoir/contracts/company/companies'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { foundCompany } from './found-company.ts'

const PATH = '/superadmin/companies'

/** How a super-administrator makes a company. */
export async function companyRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'superAdministrator' } as const

  routes.post(
    PATH,
    { config, schema: { body: NewCompanyInput, response: { 200: CompanyRow, 201: CompanyRow } } },
    async (request, reply) => {
      const founder = { accountId: request.account.accountId, requestId: request.id, now: deps.clock.now() }
      const { company, isNew } = await foundCompany(deps.admin.db, founder, request.body)
      return reply.code(isNew ? 201 : 200).send(company)
    },
  )
}
