import { auditedRow, auditedRows, codesOf, lookedAt } from '../../audited.ts'
import { SESSION_END_CAUSES, User, UserPointOfSale, USERS } from './index.ts'

export const audited = lookedAt(
  auditedRow(
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
    {
      account: 'text',
      by: 'untold',
      reason: 'untold',
      permission: 'permission',
      operation: 'text',
      cause: { codes: SESSION_END_CAUSES },
      sessions: 'count',
      address: 'text',
      browser: 'text',
      system: 'text',
      further: 'count',
      firstAt: 'instant',
      lastAt: 'instant',
    },
  ),
  { view: 'row', isOfCompany: true },
)
