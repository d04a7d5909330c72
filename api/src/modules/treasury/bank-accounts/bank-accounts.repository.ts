import { keptNumber } from '@comptoir/contracts/bank-account-numbers'
import { BANK_ACCOUNTS, type BankAccountInput } from '@comptoir/contracts/treasury/bank-accounts'
import { BANKS } from '@comptoir/contracts/treasury/banks'
import { tableResource } from '../../../platform/resource/table-resource.ts'

const rows = tableResource(BANK_ACCOUNTS, {
  table: 'bank_account',
  columns: {
    name: 'name',
    bankId: 'bank_id',
    agency: 'agency',
    rib: 'rib',
    iban: 'iban',
    currency: 'currency',
  },
  belongsTo: { bank: { table: 'bank', column: 'bank_id' } },
  unique: {
    bank_account_name_key: { reason: 'nameTaken', property: 'name' },
    bank_account_rib_key: { reason: 'ribTaken', property: 'rib' },
    bank_account_iban_key: { reason: 'ibanTaken', property: 'iban' },
  },
  references: { bank_account_bank_fk: { code: BANKS.errors.notFound, property: 'bankId' } },
  searched: ({ name, agency, rib, iban }) => [name, agency, rib, iban],
  hasAuthor: true,
})

/** The numbers without the spaces that people write in them, so that one account is the same however it was written. */
const plain = <Input extends BankAccountInput>(input: Input): Input => ({
  ...input,
  rib: input.rib === null ? null : keptNumber(input.rib),
  iban: input.iban === null ? null : keptNumber(input.iban),
})

export const bankAccounts: typeof rows = {
  ...rows,
  create: (ctx, input) => rows.create(ctx, plain(input)),
  change: (ctx, id, input, version) => rows.change(ctx, id, plain(input), version),
}
