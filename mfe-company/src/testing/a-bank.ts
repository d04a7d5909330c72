import type { BankAccount } from '@comptoir/contracts/treasury/bank-accounts'
import type { Bank } from '@comptoir/contracts/treasury/banks'
import { newId } from '@comptoir/platform'

/** A bank with some accounts; name only what the test is about. */
export function aBank(given: Partial<Bank> = {}): Bank {
  return {
    id: newId(),
    name: 'STB',
    ribCode: '10',
    bic: 'STBKTNTT',
    isActive: true,
    accountCount: 2,
    version: 4,
    ...given,
  }
}

/** An account of the company. */
export function anAccount(given: Partial<BankAccount> = {}): BankAccount {
  return {
    id: newId(),
    name: 'Compte courant',
    bank: { id: '018f0000-0000-7000-8000-0000000000ba', name: 'STB' },
    agency: null,
    rib: '10006035183598478831',
    iban: 'TN5910006035183598478831',
    currency: 'TND',
    isActive: true,
    version: 4,
    ...given,
  }
}
