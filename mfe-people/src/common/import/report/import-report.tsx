import { CircleCheck, Download } from 'lucide-react'
import { useMemo } from 'react'
import type { PartyImport, PartyReportRow, PartyReportScope } from '@comptoir/contracts/people/party-import'
import {
  Button,
  Code,
  DataTable,
  EmptyState,
  ErrorPanel,
  Flex,
  Pagination,
  saveFile,
  useFormat,
  useSave,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { TableCard } from '@comptoir/platform/forms'
import { useReport } from '../import-queries.ts'
import { downloadReport } from '../party-import.api.ts'
import { LeaveAllOut, LeaveRowOut } from './exclusion.tsx'
import { isApplied, REPORT_ID, useReportScope } from './report-scope.ts'
import { RowResult } from './row-result.tsx'

/** The rows of the file and what becomes of each; while the import waits to be confirmed, rows can be left out. */
export function ImportReport({ record }: { record: PartyImport }) {
  const { t } = useTranslation('people')
  const { scope, show } = useReportScope(record)
  return (
    <TableCard
      id={REPORT_ID}
      title={t('partyImport.report.title')}
      description={t(`partyImport.report.${scope}.label`)}
      tools={
        <Flex gap="3" align="center" wrap="wrap">
          {scope === 'all' ? null : (
            <Button variant="ghost" onClick={() => show('all')}>
              {t('partyImport.report.showAll')}
            </Button>
          )}
          {record.state === 'checked' ? <LeaveAllOut record={record} scope={scope} /> : null}
          <DownloadButton record={record} only={scope} />
        </Flex>
      }
    >
      <ReportRows record={record} />
    </TableCard>
  )
}

function DownloadButton({ record, only }: { record: PartyImport; only: PartyReportScope }) {
  const { t } = useTranslation('people')
  const { save, isSaving } = useSave(() => downloadReport(record, only), {
    onSaved: (file) => saveFile(file, t('partyImport.report.fileName')),
  })
  return (
    <Button variant="outline" loading={isSaving} onClick={() => void save(undefined)}>
      <Download aria-hidden size={16} />
      {t('partyImport.report.download')}
    </Button>
  )
}

function ReportRows({ record }: { record: PartyImport }) {
  const { t } = useTranslation('people')
  const { list, scope } = useReportScope(record)
  const columns = useColumns(record)
  const { data, error, isFetching, refetch } = useReport(record, { only: scope, page: list.page, limit: list.limit })
  if (error && !data)
    return <ErrorPanel title={t('partyImport.report.failed')} error={error} onRetry={() => void refetch()} />
  if (data?.meta.total === 0)
    return <EmptyState icon={CircleCheck} headingLevel="h3" title={t(`partyImport.report.${scope}.none`)} />
  return (
    <>
      <DataTable
        label={t('partyImport.report.title')}
        columns={columns}
        rows={data?.data}
        rowKey={({ rowNumber }) => String(rowNumber)}
        isFetching={isFetching}
        density="compact"
      />
      {data ? (
        <Pagination
          page={list.page}
          limit={list.limit}
          total={data.meta.total}
          pageSizes={list.pageSizes}
          onPage={list.setPage}
          onLimit={list.setLimit}
        />
      ) : null}
    </>
  )
}

function useColumns(record: PartyImport): readonly Column<PartyReportRow>[] {
  const { t } = useTranslation('people')
  const format = useFormat()
  return useMemo(() => {
    const columns: Column<PartyReportRow>[] = [
      {
        id: 'row',
        onPhone: 'told',
        header: t('partyImport.report.row'),
        cell: ({ rowNumber }) => format.number(rowNumber),
        isNumeric: true,
        width: '5.5rem',
      },
      {
        id: 'code',
        onPhone: 'line',
        header: t('partyImport.report.code'),
        cell: ({ code }) => (code === '' ? '–' : <Code>{code}</Code>),
        isMuted: true,
      },
      {
        id: 'name',
        header: t('partyImport.report.name'),
        cell: ({ name }) => (name === '' ? '–' : <bdi>{name}</bdi>),
        isPrimary: true,
      },
      {
        id: 'problems',
        onPhone: 'line',
        header: t('partyImport.report.problems'),
        cell: (row) => <RowResult row={row} isDone={isApplied(record)} />,
      },
    ]
    if (record.state !== 'checked') return columns
    return [
      ...columns,
      {
        id: 'exclude',
        onPhone: 'line',
        header: t('partyImport.exclude.title'),
        cell: (row) => <LeaveRowOut record={record} row={row} />,
        width: '9rem',
      },
    ]
  }, [t, format, record])
}
