import { useMemo } from 'react'
import type { ImportReportRow } from '@comptoir/contracts/inventory/product-import'
import { Code, useFormat, useTranslation, type Column } from '@comptoir/platform'
import { RowProblems } from './row-problems.tsx'

export function useReportColumns(): readonly Column<ImportReportRow>[] {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return useMemo(
    () => [
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
        cell: (row) => <RowProblems row={row} />,
      },
    ],
    [t, format],
  )
}
