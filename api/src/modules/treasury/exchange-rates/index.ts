import { EXCHANGE_RATES, RateQuery, ValidRate, type ExchangeRate } from '@comptoir/contracts/treasury/exchange-rates'
import type { FastifyInstance } from 'fastify'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { exchangeRates } from './exchange-rates.repository.ts'

export { listCashRates } from './exchange-rates.queries.ts'

const rateExport = listExport<ExchangeRate>({
  title: { en: 'Exchange rates', fr: 'Cours de change', ar: 'أسعار الصرف' },
  list: exchangeRates.list,
  columns: [
    { header: wordsOf('field.exchangeRate.currency'), kind: 'text', value: ({ currency }) => currency.name },
    { header: wordsOf('field.exchangeRate.validFrom'), kind: 'date', value: ({ validFrom }) => validFrom },
    { header: wordsOf('field.exchangeRate.validTo'), kind: 'date', value: ({ validTo }) => validTo },
    { header: wordsOf('field.exchangeRate.per'), kind: 'number', value: ({ per }) => per },
    { header: wordsOf('field.exchangeRate.rate'), kind: 'number', value: ({ rate }) => rate },
    { header: wordsOf('field.exchangeRate.base'), kind: 'text', value: ({ base }) => base },
  ],
})

/** What currencies are worth; the short list is asked which rates are valid on a day. */
export async function exchangeRateRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(
    app,
    EXCHANGE_RATES,
    {
      ...exchangeRates,
      short: (ctx, query) => exchangeRates.short(ctx, (query as RateQuery | undefined)?.date),
    },
    { shortQuery: RateQuery, shortItem: ValidRate, export: rateExport },
  )
}
