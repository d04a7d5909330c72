import { useMemo } from 'react'
import type { ImportReportRow, ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Button, Code, useFormat, useTranslation, type Column } from '@comptoir/platform'
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

/** Nothing where there is nothing to choose: a refused row stays out, and one that changes nothing does nothing. */
function ExcludeButton({ record, row }: { record: ProductImport; row: ImportReportRow }) {
  const { t } = useTranslation('inventory')
  const { exclude, isSaving } = useExclusion(record)
  const isExcluded = row.reason === 'excluded'
  if (!isExcluded && row.outcome !== 'created' && row.outcome !== 'changed') return null
  const name = isExcluded ? 'takeIn' : 'leaveOut'
  return (
    <Button
      size="xs"
      variant="ghost"
      loading={isSaving}
      aria-label={t(`productImport.exclude.${name}Row`, { row: row.rowNumber })}
      onClick={() => void exclude({ isExcluded: !isExcluded, rows: [row.rowNumber] })}
    >
      {t(`productImport.exclude.${name}`)}
    </Button>
  )
}
