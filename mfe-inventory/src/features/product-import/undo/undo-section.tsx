import { useState } from 'react'
import { Undo2 } from 'lucide-react'
import type { ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import {
  Box,
  Button,
  ConfirmDialog,
  Notice,
  ProgressBar,
  Section,
  serverNow,
  Text,
  useFormat,
  useSave,
  useTranslation,
} from '@comptoir/platform'
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
  const [isOpen, setIsOpen] = useState(false)
  const { save, isSaving } = useUndo({ record, changeSet })
  if (Date.parse(changeSet.undoableUntil) < serverNow()) return null
  const { photoCount } = changeSet
  const counts = { created: format.number(changeSet.createdCount), changed: format.number(changeSet.changedCount) }
  const undo = async (): Promise<void> => {
    await save(undefined)
    setIsOpen(false)
  }
  return (
    <Section
      title={t('productImport.undo.title')}
      description={t('productImport.undo.text', { day: format.dateTime(changeSet.undoableUntil) })}
    >
      <Box>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          <Undo2 aria-hidden size={16} />
          {t('productImport.undo.submit')}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isOpen}
        isBusy={isSaving}
        isDanger
        title={t('productImport.undo.confirm.title')}
        text={[
          t('productImport.undo.confirm.text', counts),
          ...(photoCount === 0 ? [] : [t('productImport.undo.confirm.photos', { photos: format.number(photoCount) })]),
        ].join(' ')}
        confirmLabel={t('productImport.undo.confirm.submit')}
        // Next to "undo", "cancel" would say the same in French.
        cancelLabel={t('productImport.undo.confirm.cancel')}
        onConfirm={() => void undo()}
        onCancel={() => setIsOpen(false)}
      />
    </Section>
  )
}

function Undoing({ changeSet }: { changeSet: ChangeSet }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const total = changeSet.createdCount + changeSet.changedCount
  const detail = t('productImport.undo.progress', {
    done: format.number(changeSet.doneCount),
    total: format.number(total),
  })
  return (
    <Section title={t('productImport.undo.running')}>
      <ProgressBar value={total === 0 ? null : changeSet.doneCount / total} label={changeSet.title} detail={detail} />
      <Text textStyle="small" color="fg.muted">
        {t('productImport.mayLeave')}
      </Text>
    </Section>
  )
}

function UndoFailed({ record, changeSet }: PartProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { save, isSaving } = useUndo({ record, changeSet })
  const kept = t('productImport.undo.stopped.text', {
    done: format.number(changeSet.doneCount),
    total: format.number(changeSet.createdCount + changeSet.changedCount),
  })
  return (
    <Notice
      tone="danger"
      title={t('productImport.undo.stopped.title')}
      action={
        <Button size="sm" variant="outline" loading={isSaving} onClick={() => void save(undefined)}>
          {t('productImport.undo.stopped.goOn')}
        </Button>
      }
    >
      {kept}
    </Notice>
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
