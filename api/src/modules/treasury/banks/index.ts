import { type Bank, BankChoice, BANKS } from '@comptoir/contracts/treasury/banks'
import { phrase } from '@comptoir/i18n'
import type { FastifyInstance } from 'fastify'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { banks, listBankChoices } from './banks.repository.ts'

const bankExport = listExport<Bank>({
  title: { en: 'Banks', fr: 'Banques', ar: 'البنوك' },
  list: banks.list,
  columns: [
    { header: wordsOf('field.bank.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.bank.ribCode'), kind: 'text', value: ({ ribCode }) => ribCode },
    { header: wordsOf('field.bank.bic'), kind: 'text', value: ({ bic }) => bic },
    { header: wordsOf('field.bank.accountCount'), kind: 'number', value: ({ accountCount }) => accountCount },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, { language }) => phrase(language, isActive ? 'common.active' : 'common.inactive'),
    },
  ],
})

/** Banks that the company has accounts with. */
export async function bankRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, BANKS, { ...banks, short: listBankChoices }, { shortItem: BankChoice, export: bankExport })
}
