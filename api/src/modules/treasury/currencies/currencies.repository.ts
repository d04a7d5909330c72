import { CURRENCIES } from '@comptoir/contracts/treasury/currencies'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { lockRow } from '../../../platform/resource/statements.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { countCurrencyUses, findOwnCurrency } from './currencies.queries.ts'
import { currencyNames } from './currency-text.ts'

const TABLE = 'company_currency'

/** The company's own currency stays as it is; any other becomes another one, or goes, only while nothing is in it. */
export const currencies = tableResource(CURRENCIES, {
  table: TABLE,
  columns: { code: 'name', isCashAccepted: 'is_cash_accepted' },
  counted: { rateCount: 'exchange_rate.currency_id' },
  unique: { company_currency_name_key: { reason: 'codeTaken', property: 'code' } },
  usedBy: { rates: 'exchange_rate.currency_id' },
  searched: ({ code }) => [code, ...currencyNames(code)],
  orderedBy: 'code',
  hasAuthor: true,
  beforeChange: async (ctx, { id, code }, input) => {
    const isOwn = code === (await findOwnCurrency(ctx))
    if (isOwn && input.isActive === false) throw declaredRefusal(CURRENCIES, 'isDefault', { code }, '/isActive')
    if (input.code === code) return
    if (isOwn) throw declaredRefusal(CURRENCIES, 'isDefault', { code }, '/code')
    await lockRow(ctx, TABLE, id)
    const { rates, accounts } = await countCurrencyUses(ctx, { id, code })
    if (rates + accounts > 0) throw declaredRefusal(CURRENCIES, 'codeUsed', { code }, '/code')
  },
  beforeRemove: async (ctx, { id, code }) => {
    if (code === (await findOwnCurrency(ctx))) throw declaredRefusal(CURRENCIES, 'isDefault', { code })
    await lockRow(ctx, TABLE, id)
    const { rates, accounts } = await countCurrencyUses(ctx, { id, code })
    if (rates + accounts > 0) throw declaredRefusal(CURRENCIES, 'inUse', { rates, accounts })
  },
})
