import { ibanOfRib, ribKey } from '@comptoir/contracts/bank-account-numbers'
import { PAYMENT_KINDS } from '@comptoir/contracts/payment-rules'
import { CURRENCY_CODES } from '@comptoir/contracts/treasury/currencies'
import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'
import type { Template } from './template.ts'

const OTHER_CODES = CURRENCY_CODES.filter((code) => code !== 'TND')

/** A company has its one method of the kind cash already. */
const KINDS = PAYMENT_KINDS.filter((kind) => kind !== 'cash')

const method: Template = ({ dice }, draft) => {
  draft.body = { ...Object(draft.body), name: `Mode ${dice.letters(8)}`, kind: dice.pick(KINDS) }
}

/** Codes are few and each is of one bank: these have none. */
const aBank = (dice: Dice): object => ({
  name: `Banque ${dice.letters(8)}`,
  ribCode: null,
  bic: dice.letters(8).toUpperCase(),
})

const bank: Template = ({ dice }, draft) => {
  draft.body = aBank(dice)
}

const bankAccount: Template = async (world, draft) => {
  const { dice } = world
  const { id: bankId } = await world.call<{ id: string }>('POST /api/{companyId}/banks', {
    actor: draft.actor,
    body: aBank(dice),
  })
  const digits = Array.from({ length: 18 }, () => dice.whole(0, 9)).join('')
  const rib = digits + ribKey(digits)
  draft.body = { ...Object(draft.body), bankId, name: `Compte ${dice.letters(8)}`, rib, iban: ibanOfRib(rib) }
}

/** A company's own is dinars; others are few, and most are there before long. */
const currency: Template = ({ dice }, draft) => {
  draft.body = { ...Object(draft.body), code: dice.pick(OTHER_CODES) }
}

/** Currencies but the company's own; one is made where there is none. */
async function otherCurrencies(world: World): Promise<readonly { id: string }[]> {
  const actor = await world.role('administrator')
  const all = await world.call<{ id: string; name: string }[]>('GET /api/{companyId}/currencies', { actor })
  const others = all.filter(({ name }) => name !== 'TND')
  if (others.length > 0) return others
  const body = { code: world.dice.pick(OTHER_CODES) }
  return [await world.call<{ id: string }>('POST /api/{companyId}/currencies', { actor, body })]
}

/** Days of a hundred years are seldom taken. */
const rate: Template = async (world, draft) => {
  const { dice } = world
  draft.body = {
    currencyId: dice.pick(await otherCurrencies(world)).id,
    validFrom: new Date(Date.UTC(2000, 0, dice.whole(1, 36_500))).toISOString().slice(0, 'YYYY-MM-DD'.length),
    per: dice.pick([1, 10, 100, 1000]),
    rate: dice.whole(1, 9_000_000) / 1_000_000,
  }
}

export const TREASURY: Readonly<Record<string, Template>> = {
  'POST /api/{companyId}/client-payment-methods': method,
  'PUT /api/{companyId}/client-payment-methods/{id}': method,
  'POST /api/{companyId}/banks': bank,
  'PUT /api/{companyId}/banks/{id}': bank,
  'POST /api/{companyId}/bank-accounts': bankAccount,
  'PUT /api/{companyId}/bank-accounts/{id}': bankAccount,
  'POST /api/{companyId}/currencies': currency,
  'PUT /api/{companyId}/currencies/{id}': currency,
  'POST /api/{companyId}/exchange-rates': rate,
  'PUT /api/{companyId}/exchange-rates/{id}': rate,
  'POST /api/{companyId}/supplier-payment-methods': method,
  'PUT /api/{companyId}/supplier-payment-methods/{id}': method,
}
