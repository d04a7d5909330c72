import { GivableRights, User, USERS } from '@comptoir/contracts/company/users'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { userExport } from './user-export.ts'
import { listOwnRoles, listShortUsers, listUsers } from './users.queries.ts'
import { givableRights } from './users.rules.ts'
import { userCases } from './users.service.ts'

/** The calls of any resource, what the caller may give to others, and the call that sends an invitation again. */
export async function userRoutes(app: FastifyInstance, { publicUrl }: Pick<AppDeps, 'publicUrl'>): Promise<void> {
  const { resend, ...cases } = userCases(publicUrl)
  resourceRoutes(app, USERS, { ...cases, short: listShortUsers, list: listUsers }, { export: userExport })

  app.get(
    `/:companyId/${USERS.path}/givable`,
    {
      config: { access: USERS.permissions.write },
      schema: { params: CompanyParams, response: { 200: GivableRights } },
    },
    ({ ctx }) => inTransaction(ctx, async (tx) => givableRights(tx, await listOwnRoles(tx))),
  )

  app.post<{ Params: { id: string } }>(
    `/:companyId/${USERS.path}/:id/resend`,
    { config: { access: USERS.permissions.write }, schema: { params: ItemParams, response: { 200: User } } },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => resend(ctx, request.params.id)),
  )
}
