import { Landmark } from 'lucide-react'
import { TAX_CODE_NAMES, TAX_PARAMETERS, type TaxParameter } from '@comptoir/contracts/company/tax-parameters'
import {
  AddButton,
  ConfirmDialog,
  listFilters,
  ListPage,
  useHasPermission,
  useList,
  useListState,
  useRowActions,
  useToday,
  useTranslation,
  type ListFilter,
  type RowAction,
} from '@comptoir/platform'
import { InForce } from './in-force.tsx'
import { TaxForm } from './tax-form.tsx'
import { useTaxColumns } from './use-tax-columns.tsx'
import { useTaxForm } from './use-tax-form.ts'
import { useTaxRemoval } from './use-tax-removal.ts'

const LIST = {
  name: TAX_PARAMETERS.path,
  defaultSort: { field: 'validFrom', direction: 'desc' },
  filterNames: ['code'],
} as const

/** Taxes by date: what holds on a day, and below it what the company entered itself. */
export function TaxParametersPage() {
  const { t } = useTranslation('company')
  const list = useListState(LIST)
  const quick = useTaxForm()
  const removal = useTaxRemoval()
  const mayWrite = useHasPermission(TAX_PARAMETERS.permissions.write)
  const rowActions = useActions({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('taxParameters.add')} onClick={quick.add} /> : null
  return (
    <ListPage
      title={t('taxParameters.title')}
      subtitle={t('taxParameters.subtitle')}
      actions={add}
      list={list}
      result={useList(TAX_PARAMETERS, list.query)}
      columns={useTaxColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      {...(mayWrite ? { rowActions } : {})}
      searchLabel={t('taxParameters.search')}
      {...listFilters(list, [useCodeFilter()])}
      empty={{
        icon: Landmark,
        title: t('taxParameters.empty.title'),
        text: t('taxParameters.empty.text'),
        actions: add,
      }}
    >
      <InForce />
      <TaxForm quick={quick} />
      <ConfirmDialog
        isOpen={removal.item !== null}
        isBusy={removal.isBusy}
        isDanger
        title={t('common.deleteTitle', { name: removal.item?.name ?? '' })}
        text={t('taxParameters.remove.text')}
        confirmLabel={t('taxParameters.remove.confirm')}
        onConfirm={removal.remove}
        onCancel={removal.close}
      />
    </ListPage>
  )
}

/** What began before today stays, as does a rate of VAT of today: nothing is offered for it. */
function useActions(acts: {
  onEdit: (row: TaxParameter) => void
  onDelete: (row: TaxParameter) => void
}): (row: TaxParameter) => RowAction[] {
  const today = useToday()
  const actions = useRowActions<TaxParameter>(acts)
  const canChange = ({ code, validFrom }: TaxParameter): boolean =>
    code === 'vat' ? validFrom > today : validFrom >= today
  return (row) => (canChange(row) ? actions(row) : [])
}

function useCodeFilter(): ListFilter {
  const { t } = useTranslation('company')
  return {
    name: 'code',
    label: t('taxParameters.column.code'),
    everything: t('taxParameters.allCodes'),
    options: TAX_CODE_NAMES.map((code) => ({ value: code, label: t(`taxParameters.code.${code}`) })),
  }
}
