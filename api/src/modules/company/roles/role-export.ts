import type { OwnRole } from '@comptoir/contracts/company/roles'
import { wordOf } from '@comptoir/i18n/words'
import { listExport, wordsOf, type Reader } from '../../../platform/export/list-export.ts'
import { listRoles } from './roles.queries.ts'

const BASES = {
  administrator: wordsOf('code.role.basedOn.administrator'),
  manager: wordsOf('code.role.basedOn.manager'),
  cashier: wordsOf('code.role.basedOn.cashier'),
  stockKeeper: wordsOf('code.role.basedOn.stockKeeper'),
  accountant: wordsOf('code.role.basedOn.accountant'),
  readOnly: wordsOf('code.role.basedOn.readOnly'),
}

export const roleExport = listExport<OwnRole>({
  title: { en: 'Own roles', fr: 'Rôles propres', ar: 'الأدوار الخاصة' },
  list: listRoles,
  columns: [
    { header: wordsOf('field.role.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.role.description'), kind: 'text', value: ({ description }) => description },
    {
      header: wordsOf('field.role.basedOn'),
      kind: 'text',
      value: ({ basedOn }, { language }) => BASES[basedOn][language],
    },
    {
      header: { en: 'Rights', fr: 'Droits', ar: 'الحقوق' },
      kind: 'number',
      value: ({ permissions }) => permissions.length,
    },
    {
      header: { en: 'Rights in words', fr: 'Droits en toutes lettres', ar: 'الحقوق بالتفصيل' },
      kind: 'text',
      isDetail: true,
      value: ({ permissions }, reader) => inWords(permissions, reader),
    },
    {
      header: wordsOf('field.role.approvals'),
      kind: 'text',
      isDetail: true,
      value: ({ approvals }, reader) => inWords(approvals, reader),
    },
    {
      header: { en: 'Users', fr: 'Utilisateurs', ar: 'المستخدمون' },
      kind: 'number',
      value: ({ userCount }) => userCount,
    },
  ],
})

function inWords(permissions: readonly string[], { language }: Pick<Reader, 'language'>): string | null {
  const words = permissions.map((name) => wordOf(language, `permission.${name}`) ?? name)
  return words.join(language === 'ar' ? '، ' : ', ') || null
}
