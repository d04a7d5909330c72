import { Undo2 } from 'lucide-react'
import type { PartyImport } from '@comptoir/contracts/people/party-import'
import { Notice, serverNow, useFormat, useSave, useTranslation } from '@comptoir/platform'
import { UndoOfferSection, UndoRunning, UndoStopped } from '@comptoir/platform/forms'
import { useTakeImport } from '../import-queries.ts'
import { undoImport } from '../party-import.api.ts'
import { KeptPeople } from './kept-people.tsx'

interface PartProps {
  record: PartyImport
}

function useUndo(record: PartyImport) {
  return useSave(() => undoImport(record), { onSaved: useTakeImport() })
}

/** The offer to undo what an import did; nothing where it cannot be undone. */
export function UndoOffer({ record }: PartProps) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { save, isSaving } = useUndo(record)
  const { undoableUntil, goodCount, changeCount } = record
  if (undoableUntil === null || Date.parse(undoableUntil) < serverNow()) return null
  const counts = { created: format.number(goodCount - changeCount), changed: format.number(changeCount) }
  return (
    <UndoOfferSection
      icon={Undo2}
      words={{
        title: t('partyImport.undo.title'),
        text: t('partyImport.undo.text', { day: format.dateTime(undoableUntil) }),
        submit: t('partyImport.undo.submit'),
        confirm: {
          title: t('partyImport.undo.confirm.title'),
          text: t('partyImport.undo.confirm.text', counts),
          submit: t('partyImport.undo.confirm.submit'),
          cancel: t('partyImport.undo.confirm.cancel'),
        },
      }}
      isBusy={isSaving}
      onUndo={() => save(undefined)}
    />
  )
}

/** Once it was asked for: at work, or what came of it. */
export function UndoState({ record }: PartProps) {
  if (record.state === 'undoing') return <Undoing record={record} />
  if (record.state === 'failed') return <UndoFailed record={record} />
  return record.state === 'undone' ? <Undone record={record} /> : null
}

function useProgress({ goodCount, doneCount }: PartyImport) {
  const format = useFormat()
  return { done: format.number(doneCount), total: format.number(goodCount) }
}

function Undoing({ record }: PartProps) {
  const { t } = useTranslation('people')
  const detail = t('partyImport.rowsDone', useProgress(record))
  return (
    <UndoRunning
      words={{
        ...{ title: t('partyImport.undo.running'), label: record.fileName },
        ...{ detail, mayLeave: t('partyImport.mayLeave') },
      }}
      done={record.doneCount}
      total={record.goodCount}
    />
  )
}

function UndoFailed({ record }: PartProps) {
  const { t } = useTranslation('people')
  const { save, isSaving } = useUndo(record)
  const text = t('partyImport.failed.importing.kept', useProgress(record))
  return (
    <UndoStopped
      words={{ title: t('partyImport.undo.stopped.title'), text, goOn: t('partyImport.undo.stopped.goOn') }}
      isBusy={isSaving}
      onGoOn={() => void save(undefined)}
    />
  )
}

function Undone({ record }: PartProps) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { goodCount, keptCount } = record
  const count = goodCount - keptCount
  return (
    <>
      <Notice
        tone={keptCount === 0 ? 'success' : 'attention'}
        title={t('partyImport.undo.done.title', { count, number: format.number(count) })}
      >
        {keptCount === 0
          ? t('partyImport.undo.done.all')
          : t('partyImport.undo.done.some', { count: keptCount, number: format.number(keptCount) })}
      </Notice>
      {keptCount === 0 ? null : <KeptPeople record={record} />}
    </>
  )
}
