import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton, Portal } from '../chakra.ts'
import type { FormDialogProps } from './form-dialog.tsx'
import { Dialog } from './layers.ts'
import { useOpenAfterFirst } from './use-open.ts'

/** The dialog that `FormDialog` opens. */
export function FormPanel({
  isOpen,
  onClose,
  title,
  subtitle,
  children,
  footer,
  size = 'md',
  isBusy = false,
  initialFocus,
}: FormDialogProps) {
  return (
    <Dialog.Root
      open={useOpenAfterFirst(isOpen)}
      size={size}
      scrollBehavior="outside"
      closeOnInteractOutside={false}
      closeOnEscape={!isBusy}
      lazyMount
      unmountOnExit
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {subtitle ? <Dialog.Description>{subtitle}</Dialog.Description> : null}
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : null}
            <CloseCross isDisabled={isBusy} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function CloseCross({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog.CloseTrigger asChild>
      <IconButton variant="ghost" size="sm" aria-label={t('common.close')} disabled={isDisabled}>
        <X aria-hidden />
      </IconButton>
    </Dialog.CloseTrigger>
  )
}
