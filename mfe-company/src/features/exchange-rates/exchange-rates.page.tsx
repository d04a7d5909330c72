import { ArrowLeftRight } from 'lucide-react'
import { CURRENCIES } from '@comptoir/contracts/treasury/currencies'
import { EXCHANGE_RATES, type ExchangeRate } from '@comptoir/contracts/treasury/exchange-rates'
import type { ShortItem } from '@comptoir/contracts/schema'
import {
  AddButton,
  listFilters,
  ListPage,
  RemovalDialog,
  useCompany,
  useFormat,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRemoval,
  useRowActions,
  useShortList,
  useToday,
  useTranslation,
} from '@comptoir/platform'
import { useQuickForm } from '@comptoir/platform/forms'
import { activeAndChosen } from '../../common/active-and-chosen.ts'
import { RateForm, type RateValues } from './rate-form.tsx'
import { useRateColumns } from './use-rate-columns.tsx'

const LIST = {
  name: EXCHANGE_RATES.path,
  defaultSort: { field: 'validFrom', direction: 'desc' },
  filterNames: ['currency'],
} as const
/** Other lists affected: currencies count their rates. */
const ALSO_SHOWN_BY = [CURRENCIES]
const NONE: readonly ShortItem[] = []

const valuesOf = ({ currency, validFrom, per, rate }: ExchangeRate): RateValues => ({
  currencyId: currency.id,
  validFrom,
  per,
  rate,
})

export function ExchangeRatesPage() {
  const { t } = useTranslation('company')
  const { currency: own } = useCompany()
  const list = useListState(LIST)
  const result = useList(EXCHANGE_RATES, list.query)
  const ofRows = (result.data?.data ?? []).map(({ currency }) => currency)
  const all = useShortList(CURRENCIES).data ?? NONE
  const currencies = all.filter(({ name }) => name !== own)
  const quick = useRateForm(list.filters['currency'] ?? '')
  const removal = useRateRemoval()
  const nameOf = useRateName()
  const mayWrite = useHasPermission(EXCHANGE_RATES.permissions.write)
  const rowActions = useRowActions<ExchangeRate>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('exchangeRates.add')} onClick={quick.add} /> : null
  const currencyFilter = {
    name: 'currency',
    label: t('exchangeRates.column.currency'),
    everything: t('exchangeRates.everyCurrency'),
    options: activeAndChosen(currencies, ofRows, list.filters['currency']).map(({ id, name }) => ({
      value: id,
      label: name,
    })),
  }
  const name = removal.item ? nameOf(removal.item) : ''
  return (
    <ListPage
      title={t('exchangeRates.title')}
      subtitle={t('exchangeRates.subtitle', { currency: own })}
      actions={add}
      list={list}
      result={result}
      columns={useRateColumns()}
      rowKey={({ id }) => id}
      rowName={nameOf}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      {...listFilters(list, [currencyFilter])}
      exporting={useListExport(EXCHANGE_RATES, list.query)}
      empty={{
        icon: ArrowLeftRight,
        title: t('exchangeRates.empty.title'),
        text: t('exchangeRates.empty.text'),
        actions: add,
      }}
    >
      <RateForm quick={quick} currencies={currencies} ofRows={ofRows} />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('exchangeRates.remove.text')}
        confirmLabel={t('exchangeRates.remove.confirm')}
        inUseTitle={name}
      />
    </ListPage>
  )
}

/** What a rate is called: `EUR, 05/01/2026`. */
function useRateName(): (rate: Pick<ExchangeRate, 'currency' | 'validFrom'>) => string {
  const { t } = useTranslation('company')
  const format = useFormat()
  return ({ currency, validFrom }) => t('exchangeRates.named', { code: currency.name, day: format.date(validFrom) })
}

/** A new rate is valid from today, and of the currency that the list shows where it shows one; nothing is worth 0, so a figure is asked for. */
function useRateForm(currencyId: string) {
  const { t } = useTranslation('company')
  const nameOf = useRateName()
  return useQuickForm(EXCHANGE_RATES, {
    blank: { currencyId, validFrom: useToday(), per: 1, rate: 0 },
    valuesOf,
    fieldOf: { dayTaken: 'validFrom', ofDefault: 'currencyId' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: (rate) => t('exchangeRates.saved', { name: nameOf(rate) }),
  })
}

function useRateRemoval() {
  const { t } = useTranslation('company')
  const nameOf = useRateName()
  return useRemoval(EXCHANGE_RATES, {
    alsoShownBy: ALSO_SHOWN_BY,
    removed: (rate) => t('exchangeRates.removed', { name: nameOf(rate) }),
  })
}
