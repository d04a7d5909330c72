import type { ReactNode } from 'react'
import { ConfirmDialog, useTranslation } from '@comptoir/platform'
import type { Removal } from './use-removal.ts'

export interface RemovalDialogProps<Item> {
  removal: Removal<Item>
  title: string
  text: ReactNode
  confirmLabel: string
  inUseTitle: string
  deactivateLabel: string
}

/** Asks before deleting; for something in use it says by what and offers what is possible. */
export function RemovalDialog<Item extends { isActive: boolean }>({ removal, title, text, confirmLabel, inUseTitle, deactivateLabel }: RemovalDialogProps<Item>) {
  const { t } = useTranslation('company')
  const { item, isOpen, isBusy, refusal, close, remove, deactivate } = removal
  const common = { isOpen, isBusy, onCancel: close }
  if (refusal === null) return <ConfirmDialog {...common} isDanger title={title} text={text} confirmLabel={confirmLabel} onConfirm={remove} />
  if (item?.isActive === true) {
    return <ConfirmDialog {...common} title={inUseTitle} text={refusal} confirmLabel={deactivateLabel} onConfirm={deactivate} />
  }
  return <ConfirmDialog {...common} title={inUseTitle} text={refusal} confirmLabel={t('common.close')} onConfirm={close} />
}
