import { Coins } from 'lucide-react'
import { CURRENCIES, CURRENCY_CODES, type Currency } from '@comptoir/contracts/treasury/currencies'
import { EXCHANGE_RATES, type ValidRate } from '@comptoir/contracts/treasury/exchange-rates'
import {
  AddButton,
  listFilters,
  ListPage,
  RemovalDialog,
  useActivityFilter,
  useCompany,
  useCompanyQuery,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRemoval,
  useRowActions,
  useShortList,
  useTranslation,
} from '@comptoir/platform'
import { useQuickForm } from '@comptoir/platform/forms'
import { CurrencyForm, type CurrencyValues } from './currency-form.tsx'
import { useCurrencyColumns } from './use-currency-columns.tsx'

const LIST = {
  name: CURRENCIES.path,
  defaultSort: { field: 'code', direction: 'asc' },
  filterNames: ['isActive'],
} as const
/** Other lists affected: rates are of active currencies. */
const ALSO_SHOWN_BY = [EXCHANGE_RATES]
const NONE: readonly ValidRate[] = []

const valuesOf = ({ code, isActive, isCashAccepted }: Currency): CurrencyValues => ({ code, isActive, isCashAccepted })

export function CurrenciesPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const rates = useCompanyQuery<ValidRate[]>(EXCHANGE_RATES, []).data ?? NONE
  const { currency: own } = useCompany()
  const result = useList(CURRENCIES, list.query)
  const quick = useCurrencyForm(result.data?.data ?? [])
  const removal = useCurrencyRemoval()
  const mayWrite = useHasPermission(CURRENCIES.permissions.write)
  const rowActions = useRowActions<Currency>({
    onEdit: quick.edit,
    onDelete: removal.ask,
    isDeletable: ({ code }) => code !== own,
  })
  const add = mayWrite ? <AddButton label={t('currencies.add')} onClick={quick.add} /> : null
  const name = removal.item?.code ?? ''
  return (
    <ListPage
      title={t('currencies.title')}
      subtitle={t('currencies.subtitle', { currency: own })}
      actions={add}
      list={list}
      result={result}
      columns={useCurrencyColumns(rates)}
      rowKey={({ id }) => id}
      rowName={({ code }) => code}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('currencies.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(CURRENCIES, list.query)}
      empty={{ icon: Coins, title: t('currencies.empty.title'), text: t('currencies.empty.text'), actions: add }}
    >
      <CurrencyForm quick={quick} />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('currencies.remove.text')}
        confirmLabel={t('currencies.remove.confirm')}
        inUseTitle={t('currencies.remove.inUseTitle', { name })}
      />
    </ListPage>
  )
}

/** A new one begins with the first code that is free, as far as the rows and the active ones say. */
function useCurrencyForm(rows: readonly Currency[]) {
  const { t } = useTranslation('company')
  const { currency: own } = useCompany()
  const active = useShortList(CURRENCIES).data ?? []
  const taken = new Set([own, ...active.map(({ name }) => name), ...rows.map(({ code }) => code)])
  const code = CURRENCY_CODES.find((each) => !taken.has(each)) ?? 'EUR'
  return useQuickForm(CURRENCIES, {
    blank: { code, isActive: true, isCashAccepted: false },
    valuesOf,
    fieldOf: { codeTaken: 'code', codeUsed: 'code' },
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ code }) => t('currencies.saved', { name: code }),
  })
}

function useCurrencyRemoval() {
  const { t } = useTranslation('company')
  return useRemoval(CURRENCIES, {
    inactive: (currency) => ({ ...valuesOf(currency), isActive: false }),
    alsoShownBy: ALSO_SHOWN_BY,
    removed: ({ code }) => t('currencies.removed', { name: code }),
    deactivated: ({ code }) => t('currencies.deactivated', { name: code }),
  })
}
