import { useMemo } from 'react'
import type { ImportReportRow, ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Code, useFormat, useTranslation, type Column } from '@comptoir/platform'
import { ExcludeRowButton } from '@comptoir/platform/forms'
import { RowResult } from './row-result.tsx'
import { useExclusion } from './use-exclusion.ts'

/** The columns of the report; rows can be left out while the import waits to be confirmed. */
export function useReportColumns(record: ProductImport): readonly Column<ImportReportRow>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return useMemo(() => {
    const columns: Column<ImportReportRow>[] = [
      {
        id: 'row',
        onPhone: 'told',
        header: t('productImport.report.row'),
        cell: ({ rowNumber }) => format.number(rowNumber),
        isNumeric: true,
        width: '5.5rem',
      },
      {
        id: 'code',
        onPhone: 'line',
        header: t('productImport.report.code'),
        cell: ({ code }) => (code === '' ? '–' : <Code>{code}</Code>),
        isMuted: true,
      },
      {
        id: 'designation',
        header: t('productImport.report.designation'),
        cell: ({ designation }) => (designation === '' ? '–' : <bdi>{designation}</bdi>),
        isPrimary: true,
      },
      {
        id: 'problems',
        onPhone: 'line',
        header: t('productImport.report.problems'),
        cell: (row) => <RowResult row={row} isDone={record.state === 'done'} />,
      },
    ]
    if (record.state !== 'checked') return columns
    return [
      ...columns,
      {
        id: 'exclude',
        onPhone: 'line',
        header: t('productImport.exclude.title'),
        cell: (row) => <ExcludeButton record={record} row={row} />,
        width: '9rem',
      },
    ]
  }, [t, format, record])
}

function ExcludeButton({ record, row }: { record: ProductImport; row: ImportReportRow }) {
  const { t } = useTranslation('inventory')
  const { exclude, isSaving } = useExclusion(record)
  const of = { row: row.rowNumber }
  return (
    <ExcludeRowButton
      row={row}
      words={{
        leaveOut: { shown: t('productImport.exclude.leaveOut'), ofRow: t('productImport.exclude.leaveOutRow', of) },
        takeIn: { shown: t('productImport.exclude.takeIn'), ofRow: t('productImport.exclude.takeInRow', of) },
      }}
      isBusy={isSaving}
      onExclude={(exclusion) => void exclude(exclusion)}
    />
  )
}
