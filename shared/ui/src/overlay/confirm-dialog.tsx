import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Portal } from '../chakra.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What will happen and what cannot be undone. */
  text?: ReactNode
  /** The verb that will be done: "Delete the product", never "OK". */
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
  isDanger?: boolean
  /** While the thing is being done: nothing can be pressed twice. */
  isBusy?: boolean
  cancelLabel?: string
}

/** Asks before what cannot be undone. The focus starts on cancel, so that Enter harms nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  onConfirm,
  onCancel,
  isDanger = false,
  isBusy = false,
  cancelLabel,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  const cancelRef = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      open={isOpen}
      initialFocusEl={() => cancelRef.current}
      closeOnInteractOutside={false}
      closeOnEscape={!isBusy}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onCancel()
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description asChild>
                <div>{text}</div>
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancelRef} variant="outline" size="lg" disabled={isBusy} onClick={onCancel}>
                {cancelLabel ?? t('common.cancel')}
              </Button>
              <Button size="lg" colorPalette={isDanger ? 'danger' : 'brand'} loading={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
