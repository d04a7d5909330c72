import { useState } from 'react'
import { Mail } from 'lucide-react'
import { TICKET_MAILS_AT } from '@comptoir/contracts/addresses'
import { Button, FormDialog, IconButton, useHasPermission, useTranslation } from '@comptoir/platform'
import { MailForm } from './mail-form.tsx'

export interface MailButtonProps {
  saleId: string
  number: string
  /** Where there is room for a picture alone. */
  isIcon?: boolean
  onClosed?: () => void
}

/** Asks to whom a ticket goes by mail, and sends it. Nothing for who may not read sales. */
export function MailButton({ saleId, number, isIcon = false, onClosed }: MailButtonProps) {
  const { t } = useTranslation('sales-purchases')
  const [isOpen, setOpen] = useState(false)
  const maySend = useHasPermission(TICKET_MAILS_AT.permissions.send)
  const close = (): void => {
    setOpen(false)
    // The dialog keeps the focus until it is gone.
    if (onClosed) requestAnimationFrame(onClosed)
  }
  if (!maySend) return null
  return (
    <>
      {isIcon ? (
        <IconButton
          variant="outline"
          size="xl"
          aria-label={t('ticketMail.button')}
          title={t('ticketMail.button')}
          onClick={() => setOpen(true)}
        >
          <Mail aria-hidden />
        </IconButton>
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Mail aria-hidden />
          {t('ticketMail.button')}
        </Button>
      )}
      <FormDialog
        isOpen={isOpen}
        onClose={close}
        size="sm"
        title={t('ticketMail.title', { number })}
        subtitle={t('ticketMail.subtitle')}
      >
        <MailForm saleId={saleId} onDone={close} />
      </FormDialog>
    </>
  )
}
