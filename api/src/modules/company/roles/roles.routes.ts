import { OWN_ROLES, PermissionChoices } from '@comptoir/contracts/company/roles'
import type { FastifyInstance } from 'fastify'
import { CompanyParams } from '../../../platform/http/params.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { permissionChoices } from './permission-choices.ts'
import { roleExport } from './role-export.ts'
import { listRoles, listShortRoles } from './roles.queries.ts'
import { roleCases } from './roles.service.ts'

/** The calls of any resource, and what roles can be made of. */
export async function roleRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, OWN_ROLES, { ...roleCases, short: listShortRoles, list: listRoles }, { export: roleExport })

  app.get(
    `/:companyId/${OWN_ROLES.path}/permissions`,
    {
      config: { access: OWN_ROLES.permissions.write },
      schema: { params: CompanyParams, response: { 200: PermissionChoices } },
    },
    ({ ctx }) => permissionChoices(ctx.language),
  )
}
