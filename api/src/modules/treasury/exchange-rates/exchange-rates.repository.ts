import { CURRENCIES } from '@comptoir/contracts/treasury/currencies'
import { EXCHANGE_RATES, type ExchangeRateInput } from '@comptoir/contracts/treasury/exchange-rates'
import { microFromNumber, MoneyError } from '@comptoir/money'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { casesOf } from '../../../platform/resource/cases.ts'
import { declaredRefusal, refusingTaken } from '../../../platform/resource/refusals.ts'
import { deleteRow, insertRow, updateRow } from '../../../platform/resource/statements.ts'
import { findOwnCurrency } from '../currencies/index.ts'
import { findRate, listRates, listValidRates } from './exchange-rates.queries.ts'

const TABLE = {
  table: 'exchange_rate',
  unique: { exchange_rate_day_key: { reason: 'dayTaken', property: 'validFrom' } },
  references: { exchange_rate_currency_fk: { code: CURRENCIES.errors.notFound, property: 'currencyId' } },
} as const

/** What a person may say of a rate, by column; what has more than six decimals is refused. */
function columns({ currencyId, validFrom, per, rate }: ExchangeRateInput) {
  return { currency_id: currencyId, valid_from: validFrom, per, rate_micro: microOf(rate) }
}

function microOf(rate: number): number {
  try {
    return microFromNumber(rate)
  } catch (error) {
    throw error instanceof MoneyError ? new DomainError('request.invalid', {}, '/rate') : error
  }
}

/** The company's own currency is worth itself; any other is worth so much of it. */
async function refuseOwn(ctx: TxCtx, { currencyId }: ExchangeRateInput, own: string): Promise<void> {
  const currency = await ctx.db
    .selectFrom('company_currency')
    .select('name')
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', currencyId)
    .executeTakeFirst()
  if (currency?.name === own) throw declaredRefusal(EXCHANGE_RATES, 'ofDefault', { code: own }, '/currencyId')
}

const refusing = <T>(input: ExchangeRateInput, write: () => Promise<T>): Promise<T> =>
  refusingTaken(EXCHANGE_RATES, TABLE, input, write)

/** A rate is in the company's currency of its day: it says which, and keeps it. */
export const exchangeRates = {
  ...casesOf(EXCHANGE_RATES, {
    table: TABLE.table,
    find: findRate,
    insert: async (ctx, id, input: ExchangeRateInput) => {
      const base = await findOwnCurrency(ctx)
      await refuseOwn(ctx, input, base)
      const row = { ...columns(input), base, created_at: ctx.now, created_by: ctx.userId }
      await refusing(input, () => insertRow(ctx, TABLE.table, id, row))
    },
    beforeChange: async (ctx, _before, input) => refuseOwn(ctx, input, await findOwnCurrency(ctx)),
    update: (ctx, id, input, version) =>
      refusing(input, () => updateRow(ctx, TABLE.table, { id, version }, columns(input))),
    delete: (ctx, id, version) => deleteRow(ctx, TABLE.table, { id, version }),
  }),
  list: listRates,
  short: listValidRates,
}
