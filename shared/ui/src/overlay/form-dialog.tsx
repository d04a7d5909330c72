import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, IconButton, Portal } from '../chakra.ts'

export interface FormDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  children: ReactNode
  /** Buttons, the primary one last. A submit button outside the form names it by `form="id"`. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** While saving: Escape and the cross do nothing. */
  isBusy?: boolean
  /** The field that takes the focus when it opens; otherwise the first one. */
  initialFocus?: () => HTMLElement | null
}

/** A dialog with a title, content and buttons. A click beside it is ignored, because typed text is not thrown away by a slip. */
export function FormDialog({
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
      open={isOpen}
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
