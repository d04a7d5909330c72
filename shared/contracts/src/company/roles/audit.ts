import { auditedRow, codesOf } from '../../audited.ts'
import { OWN_ROLES, OwnRole } from './index.ts'

export const audited = auditedRow(OWN_ROLES.entity, OwnRole, {
  name: 'text',
  description: 'text',
  basedOn: codesOf(OwnRole.properties.basedOn),
  permissions: 'permissions',
  approvals: 'permissions',
  userCount: 'untold',
})
