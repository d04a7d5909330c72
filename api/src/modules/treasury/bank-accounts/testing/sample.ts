import { ibanOfRib, ribKey } from '@comptoir/contracts/bank-account-numbers'
import { BANKS } from '@comptoir/contracts/treasury/banks'
import { sampleOf, type Sampler } from '../../../../../test/sample.ts'

let count = 0

/** Each with a bank and numbers of its own. */
export const sample: Sampler = async (shop) => {
  const administrator = await shop.as('administrator')
  const bank = await administrator.post(BANKS.path, await sampleOf(BANKS, shop))
  count += 1
  const digits = String(count).padStart(18, '0')
  const rib = digits + ribKey(digits)
  return { bankId: bank.json<{ id: string }>().id, rib, iban: ibanOfRib(rib) }
}
