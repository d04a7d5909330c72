import { CircleCheck, Download } from 'lucide-react'
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
  useListState,
  useSave,
  useTranslation,
  type ListState,
} from '@comptoir/platform'
import { SegmentChoice } from '../../../common/segment-choice.tsx'
import { TableCard } from '../../../common/table-card.tsx'
import { useReport } from '../import-queries.ts'
import { downloadReport } from '../product-import.api.ts'
import { useReportColumns } from './report-columns.tsx'

const VIEW = { filterNames: ['rows'], pageSizes: [10, 25, 50, 100] } as const
const SCOPES = ['bad', 'warned', 'all'] as const
const scopeOf = (text: string | undefined): ReportScope => SCOPES.find((scope) => scope === text) ?? 'bad'

/** The rows of the file and what is wrong with them; first those that stay out. */
export function ImportReport({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const list = useListState(VIEW)
  const only = scopeOf(list.filters['rows'])
  const report = useReport(record, { only, page: list.page, limit: list.limit })
  const scopes = SCOPES.map((value) => ({ value, label: t(`productImport.report.${value}.label`) }))
  return (
    <TableCard
      title={t('productImport.report.title')}
      tools={
        <Flex gap="3" align="center" wrap="wrap">
          <SegmentChoice
            label={t('productImport.report.show')}
            isLabelHidden
            value={only}
            options={scopes}
            onChange={(scope) => list.setFilter('rows', scope)}
          />
          <DownloadButton record={record} only={only} />
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
        <ReportRows report={report.data} list={list} only={only} isFetching={report.isFetching} />
      )}
    </TableCard>
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
  report: PaginatedOf<ImportReportRow> | undefined
  list: ListState
  only: ReportScope
  isFetching: boolean
}

function ReportRows({ report, list, only, isFetching }: ReportRowsProps) {
  const { t } = useTranslation('inventory')
  const columns = useReportColumns()
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
