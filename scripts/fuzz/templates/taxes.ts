import { TAX_CODE_NAMES, TAX_CODES } from '@comptoir/contracts/company/tax-parameters'
import type { Template } from './template.ts'

/** From a day to come on, of which there are enough for none to be taken; a rate is at most the whole. */
const tax: Template = ({ dice }, draft) => {
  const code = dice.pick(TAX_CODE_NAMES)
  draft.body = {
    name: `Loi ${dice.letters(8)}`,
    code,
    thresholdMilli: TAX_CODES[code].hasThreshold ? dice.whole(0, 1000) * 1000 : 0,
    validFrom: new Date(Date.UTC(2100, 0, dice.whole(1, 36_500))).toISOString().slice(0, 'YYYY-MM-DD'.length),
    valueMilli: dice.whole(0, 100_000),
    replacesMilli: code === 'vat' && dice.chance(0.5) ? dice.pick([0, 7000, 13_000, 19_000]) : null,
  }
}

export const TAXES: Readonly<Record<string, Template>> = {
  'POST /api/{companyId}/tax-parameters': tax,
  'PUT /api/{companyId}/tax-parameters/{id}': tax,
}
