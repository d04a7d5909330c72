import { CompanyRow, NewCompanyInput } from '@comptoir/contracts/company/companies'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Beginning } from '../../../platform/beginning.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { createAdministeredCompany } from './create-administered-company.ts'

const PATH = '/superadmin/companies'

/** How a super-administrator makes a company. */
export async function companyRoutes(
  app: FastifyInstance,
  deps: AppDeps,
  beginnings: readonly Beginning[],
): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: 'superAdministrator' } as const

  routes.post(
    PATH,
    { config, schema: { body: NewCompanyInput, response: { 200: CompanyRow, 201: CompanyRow } } },
    async (request, reply) => {
      const creator = { accountId: request.account.accountId, requestId: request.id, now: deps.clock.now() }
      const { company, isNew } = await createAdministeredCompany(deps.admin.db, creator, request.body, beginnings)
      return reply.code(isNew ? 201 : 200).send(company)
    },
  )
}
