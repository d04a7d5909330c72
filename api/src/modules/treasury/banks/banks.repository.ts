import { BANKS, type BankChoice } from '@comptoir/contracts/treasury/banks'
import type { TxCtx } from '../../../platform/context.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'

/** More banks than this no company has. */
const MOST_CHOICES = 2000

export const banks = tableResource(BANKS, {
  table: 'bank',
  columns: { name: 'name', ribCode: 'rib_code', bic: 'bic' },
  counted: { accountCount: 'bank_account.bank_id' },
  unique: {
    bank_name_key: { reason: 'nameTaken', property: 'name' },
    bank_code_key: { reason: 'codeTaken', property: 'ribCode' },
  },
  usedBy: { accounts: 'bank_account.bank_id' },
  searched: ({ name, ribCode, bic }) => [name, ribCode, bic],
  hasAuthor: true,
})

/** The active banks by name, with the code by which a RIB names each. */
export function listBankChoices({ db, companyId }: TxCtx): Promise<BankChoice[]> {
  return db
    .selectFrom('bank')
    .select(['id', 'name', 'rib_code as ribCode'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_CHOICES)
    .execute()
}
