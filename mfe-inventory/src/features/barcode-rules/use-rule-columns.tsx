import { useMemo } from 'react'
import type { BarcodeRule } from '@comptoir/contracts/inventory/barcode-rules'
import { kindOfPattern } from '@comptoir/money'
import { activityColumn, Code, nameColumn, useFormat, useTranslation, type Column } from '@comptoir/platform'

/** The rules in the order in which they are tried. */
export function useRuleColumns(): readonly Column<BarcodeRule>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'position',
        header: t('barcodeRules.column.position'),
        cell: ({ position }) => format.number(position),
        isSortable: true,
        isNumeric: true,
      },
      nameColumn(t('barcodeRules.column.name')),
      {
        id: 'pattern',
        onPhone: 'end',
        header: t('barcodeRules.column.pattern'),
        cell: ({ pattern }) => <Code>{pattern}</Code>,
      },
      {
        id: 'kind',
        header: t('barcodeRules.column.kind'),
        cell: ({ pattern }) => t(`barcodeRules.kind.${kindOfPattern(pattern)}`),
      },
      activityColumn(t('common.status')),
    ],
    [t, format],
  )
}
