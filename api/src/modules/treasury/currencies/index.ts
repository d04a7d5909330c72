import { CURRENCIES, type Currency } from '@comptoir/contracts/treasury/currencies'
import { phrase } from '@comptoir/i18n'
import { exponentOf } from '@comptoir/money'
import type { FastifyInstance } from 'fastify'
import { listExport, wordsOf } from '../../../platform/export/list-export.ts'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { currencies } from './currencies.repository.ts'

export { keepOwnCurrency } from './currencies.beginning.ts'
export { findOwnCurrency } from './currencies.queries.ts'

const currencyExport = listExport<Currency>({
  title: { en: 'Currencies', fr: 'Devises', ar: 'العملات' },
  list: currencies.list,
  columns: [
    { header: wordsOf('field.currency.code'), kind: 'text', value: ({ code }) => code },
    {
      header: { en: 'Name', fr: 'Nom', ar: 'الاسم' },
      kind: 'text',
      value: ({ code }, { language }) => new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? code,
    },
    {
      header: { en: 'Decimals', fr: 'Décimales', ar: 'الأرقام العشرية' },
      kind: 'number',
      value: ({ code }) => exponentOf(code),
    },
    { header: wordsOf('field.currency.rateCount'), kind: 'number', value: ({ rateCount }) => rateCount },
    {
      header: wordsOf('common.status'),
      kind: 'text',
      value: ({ isActive }, { language }) => phrase(language, isActive ? 'common.active' : 'common.inactive'),
    },
  ],
})

/** The currencies that the company uses. */
export async function currencyRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, CURRENCIES, currencies, { export: currencyExport })
}
