import type { User } from '@comptoir/contracts/company/users'
import { activityCell } from '../../../platform/export/cells.ts'
import { listExport, wordsOf, type Reader } from '../../../platform/export/list-export.ts'
import { listUsers } from './users.queries.ts'

const ROLE_WORDS = {
  administrator: wordsOf('code.user.role.administrator'),
  manager: wordsOf('code.user.role.manager'),
  cashier: wordsOf('code.user.role.cashier'),
  stockKeeper: wordsOf('code.user.role.stockKeeper'),
  accountant: wordsOf('code.user.role.accountant'),
  readOnly: wordsOf('code.user.role.readOnly'),
  own: wordsOf('code.user.role.own'),
}
const INVITED = { en: 'Invited', fr: 'Invité', ar: 'مدعو' }
const INVITATION_OVER = { en: 'Invitation expired', fr: 'Invitation expirée', ar: 'دعوة منتهية' }
const EVERYWHERE = { en: 'All points of sale', fr: 'Tous les points de vente', ar: 'كل نقاط البيع' }

export const userExport = listExport<User>({
  title: { en: 'Users', fr: 'Utilisateurs', ar: 'المستخدمون' },
  list: listUsers,
  columns: [
    { header: wordsOf('field.user.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.user.email'), kind: 'text', value: ({ email }) => email },
    {
      header: wordsOf('field.user.role'),
      kind: 'text',
      value: ({ role, ownRole }, { language }) => ownRole?.name ?? ROLE_WORDS[role][language],
    },
    { header: wordsOf('field.user.pointsOfSale.title'), kind: 'text', value: placesCell },
    { header: wordsOf('common.status'), kind: 'text', value: stateCell },
    {
      header: { en: 'Last sign-in', fr: 'Dernière connexion', ar: 'آخر دخول' },
      kind: 'dateTime',
      value: ({ lastSignInAt }) => lastSignInAt,
    },
  ],
})

function placesCell({ hasAllPointsOfSale, pointsOfSale }: User, { language }: Reader): string {
  if (hasAllPointsOfSale) return EVERYWHERE[language]
  return pointsOfSale.map(({ name }) => name).join(language === 'ar' ? '، ' : ', ')
}

/** As the list says it: an invitation that nobody may use any more is told apart. */
function stateCell({ state, isActive, invitationEndsAt }: User, reader: Reader): string {
  if (state !== 'invited') return activityCell(isActive, reader)
  const isOver = invitationEndsAt !== null && new Date(invitationEndsAt) <= reader.now
  return (isOver ? INVITATION_OVER : INVITED)[reader.language]
}
