import { CircleCheck, Download, ListRestart, ListX } from 'lucide-react'
import type { ImportReportRow, ProductImport, ReportScope } from '@comptoir/contracts/inventory/product-import'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  Button,
  DataTable,
  EmptyState,
  ErrorPanel,
  Flex,
  Pagination,
  saveFile,
  useSave,
  useTranslation,
  type ListState,
} from '@comptoir/platform'
import { ExcludeAllButton, TableCard } from '@comptoir/platform/forms'
import { useReport } from '../import-queries.ts'
import { downloadReport } from '../product-import.api.ts'
import { useReportColumns } from './report-columns.tsx'
import { REPORT_ID, useReportScope } from './report-scope.ts'
import { useExclusion } from './use-exclusion.ts'

/** The rows of the file and what becomes of each; while the import waits to be confirmed, rows can be left out. */
export function ImportReport({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const { list, scope, show } = useReportScope(record)
  const report = useReport(record, { only: scope, page: list.page, limit: list.limit })
  return (
    <TableCard
      id={REPORT_ID}
      title={t('productImport.report.title')}
      description={t(`productImport.report.${scope}.label`)}
      tools={
        <Flex gap="3" align="center" wrap="wrap">
          {scope === 'all' ? null : (
            <Button variant="ghost" onClick={() => show('all')}>
              {t('productImport.report.showAll')}
            </Button>
          )}
          {record.state === 'checked' ? <ExclusionButton record={record} scope={scope} /> : null}
          <DownloadButton record={record} only={scope} />
        </Flex>
      }
    >
      {report.error && !report.data ? (
        <ErrorPanel
          title={t('productImport.report.failed')}
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      ) : (
        <ReportRows record={record} report={report.data} list={list} only={scope} isFetching={report.isFetching} />
      )}
    </TableCard>
  )
}

function ExclusionButton({ record, scope }: { record: ProductImport; scope: ReportScope }) {
  const { t } = useTranslation('inventory')
  const { exclude, isSaving } = useExclusion(record)
  return (
    <ExcludeAllButton
      scope={scope}
      record={record}
      words={{ leaveAll: t('productImport.exclude.leaveAll'), takeAll: t('productImport.exclude.takeAll') }}
      icons={{ leaveAll: ListX, takeAll: ListRestart }}
      isBusy={isSaving}
      onExclude={(exclusion) => void exclude(exclusion)}
    />
  )
}

function DownloadButton({ record, only }: { record: ProductImport; only: ReportScope }) {
  const { t } = useTranslation('inventory')
  const { save, isSaving } = useSave(() => downloadReport(record.id, only), {
    onSaved: (file) => saveFile(file, t('productImport.report.fileName')),
  })
  return (
    <Button variant="outline" loading={isSaving} onClick={() => void save(undefined)}>
      <Download aria-hidden size={16} />
      {t('productImport.report.download')}
    </Button>
  )
}

interface ReportRowsProps {
  record: ProductImport
  report: PaginatedOf<ImportReportRow> | undefined
  list: ListState
  only: ReportScope
  isFetching: boolean
}

function ReportRows({ record, report, list, only, isFetching }: ReportRowsProps) {
  const { t } = useTranslation('inventory')
  const columns = useReportColumns(record)
  if (report?.meta.total === 0) {
    return <EmptyState icon={CircleCheck} headingLevel="h3" title={t(`productImport.report.${only}.none`)} />
  }
  return (
    <>
      <DataTable
        label={t('productImport.report.title')}
        columns={columns}
        rows={report?.data}
        rowKey={({ rowNumber }) => String(rowNumber)}
        isFetching={isFetching}
        density="compact"
      />
      {report ? (
        <Pagination
          page={list.page}
          limit={list.limit}
          total={report.meta.total}
          pageSizes={list.pageSizes}
          onPage={list.setPage}
          onLimit={list.setLimit}
        />
      ) : null}
    </>
  )
}
