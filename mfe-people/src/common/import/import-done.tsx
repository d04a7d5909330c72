import type { PartyImport } from '@comptoir/contracts/people/party-import'
import { Button, Link, Notice, useAddresses, useFormat, useTranslation } from '@comptoir/platform'
import { ImportFrame } from './import-frame.tsx'
import { IMPORT_SUBJECTS } from './import-subject.ts'
import { ImportCounts } from './report/import-counts.tsx'
import { ImportReport } from './report/import-report.tsx'
import { UndoOffer, UndoState } from './undo/undo-section.tsx'

/** What went in and what stayed out, and how to take it back. */
export function ImportDone({ record }: { record: PartyImport }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { kind, goodCount: count, changeCount, fileName } = record
  const { list } = useAddresses(IMPORT_SUBJECTS[kind].declared)
  const detail = { created: format.number(count - changeCount), changed: format.number(changeCount) }
  return (
    <ImportFrame
      kind={kind}
      step="done"
      isBegun
      actions={
        <Button asChild>
          <Link to={list()}>{t(`partyImport.${kind}.back`)}</Link>
        </Button>
      }
    >
      {record.state === 'undone' ? null : (
        <Notice tone="success" title={t('partyImport.done.title', { count, number: format.number(count) })}>
          {changeCount === 0 ? null : `${t('partyImport.done.detail', detail)} `}
          {t(record.badCount === 0 ? 'partyImport.done.all' : 'partyImport.done.some', { name: fileName })}
        </Notice>
      )}
      <UndoState record={record} />
      <ImportCounts record={record} />
      <ImportReport record={record} />
      <UndoOffer record={record} />
    </ImportFrame>
  )
}
