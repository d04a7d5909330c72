import { useMemo } from 'react'
import type { ExchangeRate } from '@comptoir/contracts/treasury/exchange-rates'
import { Code, useFormat, useTranslation, type Column } from '@comptoir/platform'

/** Each rate in full, with the days on which it is valid. */
export function useRateColumns(): readonly Column<ExchangeRate>[] {
  const { t } = useTranslation('company')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'rate',
        header: t('exchangeRates.column.rate'),
        cell: ({ currency, per, rate, base }) => (
          <Code>{`${format.number(per)} ${currency.name} = ${format.number(rate, 6)} ${base}`}</Code>
        ),
        isPrimary: true,
      },
      {
        id: 'validFrom',
        onPhone: 'line',
        header: t('exchangeRates.column.validFrom'),
        cell: ({ validFrom }) => format.date(validFrom),
        isSortable: true,
      },
      {
        id: 'validTo',
        onPhone: 'end',
        header: t('exchangeRates.column.validTo'),
        cell: ({ validTo }) => (validTo === null ? t('exchangeRates.latest') : format.date(validTo)),
      },
    ],
    [t, format],
  )
}
