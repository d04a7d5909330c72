import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

/** How far a deletion is; what `useRemoval` gives fits. */
export interface RemovalState {
  isOpen: boolean
  isBusy: boolean
  /** What uses it, in the server's words, once a deletion was refused for that. */
  refusal: string | null
  close: () => void
  remove: () => void
  /** Null for what cannot be made inactive, or is so already. */
  deactivate: (() => void) | null
}

export interface RemovalDialogProps {
  removal: RemovalState
  /** Of what would be deleted. */
  name: string
  /** What is lost, and what can be deleted at all. */
  text: ReactNode
  confirmLabel: string
  /** Above the reason why it cannot be deleted. */
  inUseTitle: string
  /** What else can be done with one that is in use. */
  otherwise?: ConfirmDialogProps['other']
}

/** Asks before deleting; for something in use it says by what, and offers what can be done instead. */
export function RemovalDialog({ removal, name, text, confirmLabel, inUseTitle, otherwise }: RemovalDialogProps) {
  const { t } = useTranslation()
  const { isOpen, isBusy, refusal, close, remove, deactivate } = removal
  const common = { isOpen, isBusy, onCancel: close }
  if (refusal === null) {
    const asked = { title: t('common.deleteTitle', { name }), text, confirmLabel, onConfirm: remove }
    return <ConfirmDialog {...common} {...asked} isDanger />
  }
  return (
    <ConfirmDialog
      {...common}
      title={inUseTitle}
      text={refusal}
      confirmLabel={deactivate ? t('common.deactivate') : t('common.close')}
      onConfirm={deactivate ?? close}
      other={otherwise}
    />
  )
}
