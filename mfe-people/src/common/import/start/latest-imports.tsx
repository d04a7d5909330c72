import { useMemo } from 'react'
import { CircleAlert, CircleCheck, Clock, FileQuestionMark, Loader, Trash2, Undo2, type LucideIcon } from 'lucide-react'
import type { PartyImport, PartyKind } from '@comptoir/contracts/people/party-import'
import {
  ConfirmDialog,
  DataTable,
  DateTime,
  ErrorPanel,
  StatusBadge,
  useAddresses,
  useCompany,
  useFormat,
  useTranslation,
  type Column,
  type StatusTone,
} from '@comptoir/platform'
import { TableCard } from '@comptoir/platform/forms'
import { useImports } from '../import-queries.ts'
import { IMPORT_SUBJECTS } from '../import-subject.ts'
import { isApplied } from '../report/report-scope.ts'
import { useImportRemoval } from './use-import-removal.ts'

/** The imports of before and those still at work; nothing while there is none. */
export function LatestImports({ kind }: { kind: PartyKind }) {
  const { t } = useTranslation('people')
  const address = useAddresses(IMPORT_SUBJECTS[kind].imports)
  const { data, error, isFetching, refetch } = useImports(kind)
  const columns = useColumns()
  const removal = useImportRemoval(kind)
  if (data?.length === 0) return null
  return (
    <TableCard title={t('partyImport.latest.title')}>
      {error && !data ? (
        <ErrorPanel title={t('partyImport.latest.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('partyImport.latest.title')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          rowName={({ fileName }) => fileName}
          rowTo={({ id }) => address.list({ import: id })}
          rowActions={(record) =>
            record.state === 'importing' || record.state === 'undoing'
              ? []
              : [
                  {
                    id: 'delete',
                    label: t('common.delete'),
                    icon: Trash2,
                    isDanger: true,
                    onSelect: () => removal.ask(record),
                  },
                ]
          }
          isFetching={isFetching && data === undefined}
          skeletonRows={3}
        />
      )}
      <ConfirmDialog
        isOpen={removal.isOpen}
        isBusy={removal.isBusy}
        isDanger
        title={t('partyImport.remove.title')}
        text={t(removal.item && isApplied(removal.item) ? 'partyImport.remove.done' : 'partyImport.remove.open', {
          name: removal.item?.fileName ?? '',
        })}
        confirmLabel={t('partyImport.remove.confirm')}
        onConfirm={removal.remove}
        onCancel={removal.close}
      />
    </TableCard>
  )
}

/** One of which something stays as it is says so. */
type State = PartyImport['state'] | 'partlyUndone'

const stateOf = ({ state, keptCount }: PartyImport): State =>
  state === 'undone' && keptCount > 0 ? 'partlyUndone' : state

const LOOKS: Record<State, { tone: StatusTone; icon: LucideIcon }> = {
  uploaded: { tone: 'attention', icon: FileQuestionMark },
  checking: { tone: 'brand', icon: Loader },
  checked: { tone: 'pending', icon: Clock },
  importing: { tone: 'brand', icon: Loader },
  done: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleAlert },
  undoing: { tone: 'brand', icon: Loader },
  undone: { tone: 'neutral', icon: Undo2 },
  partlyUndone: { tone: 'attention', icon: Undo2 },
}

function useColumns(): readonly Column<PartyImport>[] {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { timeZone } = useCompany()
  return useMemo(() => {
    const figure = (id: 'rows' | 'good' | 'bad', countOf: (record: PartyImport) => number): Column<PartyImport> => ({
      id,
      header: t(`partyImport.latest.${id}`),
      cell: (record) => format.number(countOf(record)),
      isNumeric: true,
      ...(id === 'rows' ? {} : { hideBelow: 'lg' as const }),
    })
    return [
      {
        id: 'file',
        header: t('partyImport.latest.file'),
        cell: ({ fileName }) => <bdi>{fileName}</bdi>,
        isPrimary: true,
      },
      {
        id: 'createdAt',
        header: t('partyImport.latest.date'),
        cell: ({ createdAt }) => <DateTime value={createdAt} timeZone={timeZone} />,
        isMuted: true,
      },
      figure('rows', ({ rowCount }) => rowCount),
      figure('good', ({ goodCount }) => goodCount),
      figure('bad', ({ badCount }) => badCount),
      {
        id: 'state',
        header: t('partyImport.latest.state'),
        cell: (record) => {
          const state = stateOf(record)
          return <StatusBadge size="sm" {...LOOKS[state]} label={t(`partyImport.state.${state}`)} />
        },
      },
      {
        id: 'expiresAt',
        header: t('partyImport.latest.expires'),
        cell: ({ expiresAt }) =>
          expiresAt === null ? '–' : <DateTime value={expiresAt} kind="date" timeZone={timeZone} />,
        isMuted: true,
      },
    ]
  }, [t, format, timeZone])
}
