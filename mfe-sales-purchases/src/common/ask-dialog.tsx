import { type ReactNode, useId, useRef } from 'react'
import { Box, Button, FormDialog, useTranslation } from '@comptoir/platform'

export interface AskDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  /** What the button that sends the form says; null while there is nothing to send. */
  sendLabel: string | null
  /** A selector of the field that is typed in first; the first one where left out. */
  firstField?: string
  /** While it is being sent. */
  isBusy?: boolean
  /** Before the other buttons. */
  furtherButton?: ReactNode
  /** In the place of the button that goes back. */
  backButton?: ReactNode
  /** Draws the form under an id. It is there while the dialog is open: each opening begins anew. */
  children: (formId: string) => ReactNode
}

/** A dialog with one form, whose buttons stand below it: one goes back, the other sends it. */
export function AskDialog(props: AskDialogProps) {
  const { isOpen, onClose, sendLabel, firstField = 'input', isBusy = false, children, ...rest } = props
  const { furtherButton, backButton, ...told } = rest
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  return (
    <FormDialog
      {...told}
      {...{ isOpen, onClose, isBusy }}
      size="sm"
      initialFocus={() => body.current?.querySelector<HTMLElement>(firstField) ?? null}
      footer={
        <>
          {furtherButton}
          {backButton ?? (
            <Button variant="outline" size="xl" disabled={isBusy} onClick={onClose}>
              {t('common.cancel')}
            </Button>
          )}
          {sendLabel === null ? null : (
            <Button type="submit" form={formId} size="xl" loading={isBusy}>
              {sendLabel}
            </Button>
          )}
        </>
      }
    >
      <Box ref={body}>{isOpen ? children(formId) : null}</Box>
    </FormDialog>
  )
}
