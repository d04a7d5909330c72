import { ScanBarcode } from 'lucide-react'
import { BARCODE_RULES, type BarcodeRule } from '@comptoir/contracts/inventory/barcode-rules'
import {
  AddButton,
  listFilters,
  ListPage,
  RemovalDialog,
  useActivityFilter,
  useHasPermission,
  useList,
  useListExport,
  useListState,
  useRemoval,
  useRowActions,
  useTranslation,
} from '@comptoir/platform'
import { useQuickForm, type ValuesOf } from '@comptoir/platform/forms'
import { RuleForm } from './rule-form.tsx'
import { CodeTester } from './tester/code-tester.tsx'
import { useRuleColumns } from './use-rule-columns.tsx'

const LIST = {
  name: BARCODE_RULES.path,
  defaultSort: { field: 'position', direction: 'asc' },
  filterNames: ['isActive'],
} as const
/** A new rule begins as the commonest layout of a scale, after those that every company has. */
const BLANK = { name: '', pattern: '21IIIIIWWWWWC', position: 10, decimals: 3, isActive: true }

const valuesOf = ({ id: _id, version: _version, ...values }: BarcodeRule): ValuesOf<typeof BARCODE_RULES> => values

export function BarcodeRulesPage() {
  const { t } = useTranslation('inventory')
  const list = useListState(LIST)
  const quick = useBarcodeRuleForm()
  const removal = useBarcodeRuleRemoval()
  const mayWrite = useHasPermission(BARCODE_RULES.permissions.write)
  const rowActions = useRowActions<BarcodeRule>({ onEdit: quick.edit, onDelete: removal.ask })
  const add = mayWrite ? <AddButton label={t('barcodeRules.add')} onClick={quick.add} /> : null
  const name = removal.item?.name ?? ''
  return (
    <ListPage
      title={t('barcodeRules.title')}
      subtitle={t('barcodeRules.subtitle')}
      actions={add}
      list={list}
      result={useList(BARCODE_RULES, list.query)}
      columns={useRuleColumns()}
      rowKey={({ id }) => id}
      rowName={({ name: rowName }) => rowName}
      {...(mayWrite ? { rowActions, onRowClick: quick.edit } : {})}
      searchLabel={t('barcodeRules.search')}
      {...listFilters(list, [useActivityFilter()])}
      exporting={useListExport(BARCODE_RULES, list.query)}
      empty={{
        icon: ScanBarcode,
        title: t('barcodeRules.empty.title'),
        text: t('barcodeRules.empty.text'),
        actions: add,
      }}
    >
      <CodeTester />
      <RuleForm quick={quick} />
      <RemovalDialog
        removal={removal}
        name={name}
        text={t('barcodeRules.remove.text')}
        confirmLabel={t('barcodeRules.remove.confirm')}
        inUseTitle={t('barcodeRules.remove.inUseTitle', { name })}
      />
    </ListPage>
  )
}

function useBarcodeRuleForm() {
  const { t } = useTranslation('inventory')
  return useQuickForm(BARCODE_RULES, {
    blank: BLANK,
    valuesOf,
    fieldOf: { nameTaken: 'name' },
    saved: ({ name }) => t('barcodeRules.saved', { name }),
  })
}

function useBarcodeRuleRemoval() {
  const { t } = useTranslation('inventory')
  return useRemoval(BARCODE_RULES, {
    inactive: (rule) => ({ ...valuesOf(rule), isActive: false }),
    removed: ({ name }) => t('barcodeRules.removed', { name }),
    deactivated: ({ name }) => t('barcodeRules.deactivated', { name }),
  })
}
