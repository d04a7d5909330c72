import { useMemo } from 'react'
import { exponentOf } from '@comptoir/money'
import type { Currency } from '@comptoir/contracts/treasury/currencies'
import { EXCHANGE_RATES, type ValidRate } from '@comptoir/contracts/treasury/exchange-rates'
import {
  activityColumn,
  chakra,
  Code,
  CountLink,
  useAddresses,
  useCompany,
  useFormat,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { useCurrencyNames } from '../../common/currency-names.ts'

/** The currencies with what they are worth today. */
export function useCurrencyColumns(rates: readonly ValidRate[]): readonly Column<Currency>[] {
  const { t } = useTranslation('company')
  const format = useFormat()
  const { currency: own } = useCompany()
  const nameOf = useCurrencyNames()
  const { list: history } = useAddresses(EXCHANGE_RATES)
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('currencies.column.code'),
        cell: ({ code }) => <chakra.bdi>{nameOf(code)}</chakra.bdi>,
        isSortable: true,
        isPrimary: true,
      },
      {
        id: 'rate',
        onPhone: 'line',
        header: t('currencies.column.rate'),
        cell: ({ id, code }) => {
          if (code === own) return t('currencies.own')
          const valid = rates.find(({ currencyId }) => currencyId === id)
          if (!valid) return t('currencies.noRate')
          return <Code>{`${format.number(valid.per)} ${code} = ${format.number(valid.rate, 6)} ${own}`}</Code>
        },
      },
      {
        id: 'decimals',
        header: t('currencies.column.decimals'),
        cell: ({ code }) => format.number(exponentOf(code)),
        isNumeric: true,
      },
      {
        id: 'rates',
        onPhone: 'end',
        header: t('currencies.column.rates'),
        cell: ({ id, rateCount }) => <CountLink count={rateCount} to={history({ currency: id })} />,
        isNumeric: true,
      },
      activityColumn(t('common.status')),
    ],
    [t, format, own, nameOf, rates, history],
  )
}
