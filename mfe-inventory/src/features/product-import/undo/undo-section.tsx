import { Undo2 } from 'lucide-react'
import type { ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Notice, serverNow, useFormat, useSave, useTranslation } from '@comptoir/platform'
import { UndoOfferSection, UndoRunning, UndoStopped } from '@comptoir/platform/forms'
import { useTakeImport } from '../import-queries.ts'
import { KeptProducts } from './kept-products.tsx'
import { undoChanges } from '../../../common/changes/product-changes.api.ts'

/** The offer to undo what an import did; nothing where it changed nothing. */
export function UndoOffer({ record }: { record: ProductImport }) {
  const changeSet = changesOf(record)
  return changeSet?.state === 'applied' ? <AskUndo record={record} changeSet={changeSet} /> : null
}

/** Once it was asked for: at work, or what came of it. */
export function UndoState({ record }: { record: ProductImport }) {
  const changeSet = changesOf(record)
  switch (changeSet?.state) {
    case undefined:
    case 'applying':
    case 'applied':
      return null
    case 'undoing':
      return <Undoing changeSet={changeSet} />
    case 'failed':
      return <UndoFailed record={record} changeSet={changeSet} />
    case 'undone':
    case 'partlyUndone':
      return <Undone changeSet={changeSet} />
  }
}

function changesOf({ changeSet }: ProductImport): ChangeSet | null {
  const isEmpty = changeSet === null || changeSet.createdCount + changeSet.changedCount + changeSet.photoCount === 0
  return isEmpty ? null : changeSet
}

interface PartProps {
  record: ProductImport
  changeSet: ChangeSet
}

function useUndo({ record, changeSet }: PartProps) {
  const take = useTakeImport()
  return useSave(() => undoChanges(changeSet.id), {
    onSaved: (undoing) => take({ ...record, changeSet: undoing }),
  })
}

function AskUndo({ record, changeSet }: PartProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { save, isSaving } = useUndo({ record, changeSet })
  if (Date.parse(changeSet.undoableUntil) < serverNow()) return null
  const { photoCount } = changeSet
  const counts = { created: format.number(changeSet.createdCount), changed: format.number(changeSet.changedCount) }
  const text = [
    t('productImport.undo.confirm.text', counts),
    ...(photoCount === 0 ? [] : [t('productImport.undo.confirm.photos', { photos: format.number(photoCount) })]),
  ].join(' ')
  return (
    <UndoOfferSection
      icon={Undo2}
      words={{
        title: t('productImport.undo.title'),
        text: t('productImport.undo.text', { day: format.dateTime(changeSet.undoableUntil) }),
        submit: t('productImport.undo.submit'),
        confirm: {
          ...{ title: t('productImport.undo.confirm.title'), text },
          submit: t('productImport.undo.confirm.submit'),
          cancel: t('productImport.undo.confirm.cancel'),
        },
      }}
      isBusy={isSaving}
      onUndo={() => save(undefined)}
    />
  )
}

function useProgress({ createdCount, changedCount, doneCount }: ChangeSet) {
  const format = useFormat()
  const total = createdCount + changedCount
  return { total, told: { done: format.number(doneCount), total: format.number(total) } }
}

function Undoing({ changeSet }: { changeSet: ChangeSet }) {
  const { t } = useTranslation('inventory')
  const { total, told } = useProgress(changeSet)
  return (
    <UndoRunning
      words={{
        ...{ title: t('productImport.undo.running'), label: changeSet.title },
        ...{ detail: t('productImport.undo.progress', told), mayLeave: t('productImport.mayLeave') },
      }}
      done={changeSet.doneCount}
      total={total}
    />
  )
}

function UndoFailed({ record, changeSet }: PartProps) {
  const { t } = useTranslation('inventory')
  const { save, isSaving } = useUndo({ record, changeSet })
  const { told } = useProgress(changeSet)
  return (
    <UndoStopped
      words={{
        title: t('productImport.undo.stopped.title'),
        text: t('productImport.undo.stopped.text', told),
        goOn: t('productImport.undo.stopped.goOn'),
      }}
      isBusy={isSaving}
      onGoOn={() => void save(undefined)}
    />
  )
}

function Undone({ changeSet }: { changeSet: ChangeSet }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { createdCount, changedCount, keptCount } = changeSet
  const count = createdCount + changedCount - keptCount
  return (
    <>
      <Notice
        tone={keptCount === 0 ? 'success' : 'attention'}
        title={t('productImport.undo.done.title', { count, number: format.number(count) })}
      >
        {keptCount === 0
          ? t('productImport.undo.done.all')
          : t('productImport.undo.done.some', { count: keptCount, number: format.number(keptCount) })}
      </Notice>
      {keptCount === 0 ? null : <KeptProducts changeSet={changeSet} />}
    </>
  )
}
