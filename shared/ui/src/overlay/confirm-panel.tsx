import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Portal } from '../chakra.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { Dialog } from './layers.ts'
import { useOpenAfterFirst } from './use-open.ts'

/** The dialog that `ConfirmDialog` opens. */
export function ConfirmPanel({
  isOpen,
  title,
  text,
  confirmLabel,
  onConfirm,
  onCancel,
  isDanger = false,
  isBusy = false,
  cancelLabel,
  other,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  const cancelRef = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      role="alertdialog"
      size="sm"
      open={useOpenAfterFirst(isOpen)}
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
              {other ? (
                <Button variant="outline" size="lg" disabled={isBusy} onClick={other.onSelect}>
                  {other.label}
                </Button>
              ) : null}
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
