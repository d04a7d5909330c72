import { auditedRow, auditedRows, codesOf } from '../../audited.ts'
import { User, UserPointOfSale, USERS } from './index.ts'

export const audited = auditedRow(
  USERS.entity,
  User,
  {
    name: 'text',
    email: 'text',
    role: codesOf(User.properties.role),
    ownRole: 'named',
    hasAllPointsOfSale: 'flag',
    pointsOfSale: auditedRows(UserPointOfSale, { name: 'text' }),
    isActive: 'flag',
    state: 'untold',
    invitationEndsAt: 'untold',
    lastSignInAt: 'untold',
    mayChange: 'untold',
  },
  { account: 'text', by: 'untold', reason: 'untold' },
)
