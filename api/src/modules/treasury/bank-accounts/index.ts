import { spacedNumber } from '@comptoir/contracts/bank-account-numbers'
import { BANK_ACCOUNTS, type BankAccount } from '@comptoir/contracts/treasury/bank-accounts'
import { phrase } from '@comptoir/i18n'
import type { FastifyInstance } from 'fastify'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { bankAccounts } from './bank-accounts.repository.ts'

const bankAccountExport = listExport<BankAccount>({
  title: { en: 'Bank accounts', fr: 'Comptes bancaires', ar: 'الحسابات البنكية' },
  list: bankAccounts.list,
  columns: [
    { header: wordsOf('field.bankAccount.name'), kind: 'text', value: ({ name }) => name },
    { header: wordsOf('field.bankAccount.bank'), kind: 'text', value: ({ bank }) => bank.name },
    { header: wordsOf('field.bankAccount.agency'), kind: 'text', isDetail: true, value: ({ agency }) => agency },
    { header: wordsOf('field.bankAccount.rib'), kind: 'text', value: ({ rib }) => rib && spacedNumber(rib) },
    { header: wordsOf('field.bankAccount.iban'), kind: 'text', value: ({ iban }) => iban && spacedNumber(iban) },
    { header: wordsOf('field.bankAccount.currency'), kind: 'text', value: ({ currency }) => currency },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, { language }) => phrase(language, isActive ? 'common.active' : 'common.inactive'),
    },
  ],
})

/** The accounts of the company with its banks. */
export async function bankAccountRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, BANK_ACCOUNTS, bankAccounts, { export: bankAccountExport })
}
