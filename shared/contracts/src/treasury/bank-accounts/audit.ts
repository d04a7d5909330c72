import { auditedRow } from '../../audited.ts'
import { BANK_ACCOUNTS, BankAccount } from './index.ts'

export const audited = auditedRow(BANK_ACCOUNTS.entity, BankAccount, {
  name: 'text',
  bank: 'named',
  agency: 'text',
  rib: 'text',
  iban: 'text',
  currency: 'currency',
  isActive: 'flag',
})
