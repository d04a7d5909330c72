import { FileX } from 'lucide-react'
import type { PartyImport, PartyKind } from '@comptoir/contracts/people/party-import'
import {
  Card,
  EmptyState,
  ErrorPanel,
  isProblem,
  PageSkeleton,
  ProgressBar,
  Section,
  Text,
  useFormat,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { ImportChecked } from './import-checked.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportFrame } from './import-frame.tsx'
import { useImport, useTakeImport } from './import-queries.ts'
import { applyImport, checkImport } from './party-import.api.ts'

/** One import at whatever it is doing. */
export function ImportRun({ kind, id }: { kind: PartyKind; id: string }) {
  const { data, error, refetch } = useImport(kind, id)
  if (data) return <ImportAtState record={data} />
  return error ? (
    <ImportMissing kind={kind} error={error} onRetry={() => void refetch()} />
  ) : (
    <PageSkeleton kind="page" />
  )
}

function ImportAtState({ record }: { record: PartyImport }) {
  switch (record.state) {
    case 'uploaded':
    case 'checked':
      return <ImportChecked key={`${record.id} ${record.finishedAt ?? ''}`} record={record} />
    case 'checking':
    case 'importing':
      return <ImportProgress record={record} phase={record.state} />
    case 'done':
    case 'undoing':
    case 'undone':
      return <ImportDone record={record} />
    case 'failed':
      return record.undoAskedAt === null ? <ImportFailed record={record} /> : <ImportDone record={record} />
  }
}

function ImportMissing({ kind, error, onRetry }: { kind: PartyKind; error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  const isMissing = isProblem(error, 'partyImport.notFound') || isProblem(error, 'request.invalid')
  return (
    <ImportFrame kind={kind} step="file" isBegun>
      <Card.Root>
        {isMissing ? (
          <EmptyState icon={FileX} title={t('partyImport.missing.title')} text={t('partyImport.missing.text')} />
        ) : (
          <ErrorPanel title={t('partyImport.unread.title')} text={t('partyImport.unread.text')} onRetry={onRetry} />
        )}
      </Card.Root>
    </ImportFrame>
  )
}

/** The dry run or the import at work: how far it is, and that nobody has to wait for it. */
function ImportProgress({ record, phase }: { record: PartyImport; phase: 'checking' | 'importing' }) {
  const { t } = useTranslation('people')
  const { kind, fileName, rowCount, doneCount } = record
  return (
    <ImportFrame kind={kind} step={phase === 'checking' ? 'check' : 'apply'}>
      <Section title={t(`partyImport.${phase}.title`)} description={t(`partyImport.${phase}.text`)}>
        <ProgressBar
          value={rowCount === 0 ? null : doneCount / rowCount}
          label={fileName}
          detail={t('partyImport.rowsDone', useProgress(record))}
        />
        <Text textStyle="small" color="fg.muted">
          {t('partyImport.mayLeave')}
        </Text>
      </Section>
    </ImportFrame>
  )
}

function useProgress({ doneCount, rowCount }: PartyImport): { done: string; total: string } {
  const format = useFormat()
  return { done: format.number(doneCount), total: format.number(rowCount) }
}

/** An import is checked before anything of it is written, and has counts from then on. */
const wasApplying = ({ goodCount, badCount }: PartyImport): boolean => goodCount + badCount > 0

/** Goes on with what broke off: the import behind its last row, the check from its first. */
function goOn(record: PartyImport): Promise<PartyImport> {
  const { mapping, matchBy, onMatch } = record
  return wasApplying(record) ? applyImport(record) : checkImport(record, { mapping, matchBy, onMatch })
}

/** Why the work stopped, what was kept, and the way on. */
function ImportFailed({ record }: { record: PartyImport }) {
  const { t } = useTranslation('people')
  const { save, isSaving } = useSave(() => goOn(record), { onSaved: useTakeImport() })
  const phase = wasApplying(record) ? 'importing' : 'checking'
  const kept = t(`partyImport.failed.${phase}.kept`, useProgress(record))
  return (
    <ImportFrame kind={record.kind} step={phase === 'importing' ? 'apply' : 'check'} isBegun>
      <Card.Root>
        <ErrorPanel
          title={t(`partyImport.failed.${phase}.title`)}
          text={`${t('partyImport.failure.unexpected')} ${kept}`}
          retryLabel={t(`partyImport.failed.${phase}.goOn`)}
          onRetry={() => {
            if (!isSaving) void save(undefined)
          }}
        />
      </Card.Root>
    </ImportFrame>
  )
}
