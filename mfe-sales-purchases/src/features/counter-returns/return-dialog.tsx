import { useId, useState } from 'react'
import type { CashStepMinor } from '@comptoir/contracts/cash-steps'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { Button, Code, FormDialog, useTranslation } from '@comptoir/platform'
import { FindTicket } from './find-ticket.tsx'
import { ReturnDone } from './return-done.tsx'
import { TicketReturn } from './ticket-return.tsx'

/** A code that was scanned while a return is open: another object for each scan. */
export interface ScannedCode {
  code: string
}

/** Where goods come back, and what is known there. */
export interface AtRegister {
  registerId: string
  cashSessionId: string
  /** To what cash is rounded here; 0 where it is not. */
  cashStepMinor: CashStepMinor
  /** The product of a barcode or code; null where there is none. */
  lookUp: (code: string) => Promise<{ id: string } | null>
  /** Sends what this device has sold and the server does not have yet: it may be that ticket. */
  sendWaiting: () => Promise<void>
}

export interface ReturnDialogProps {
  isOpen: boolean
  /** The ticket that is asked for; null before one is. */
  number: string | null
  scanned: ScannedCode | null
  at: AtRegister
  onNumber: (number: string | null) => void
  onClose: () => void
  /** The return is recorded, and something else is sold in its place. */
  onExchange: (made: SalesReturn) => void
}

/** Takes goods of a ticket back: which ticket, what of it, how the money goes back, and the paper about it. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { isOpen, number, onClose, onNumber } = props
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const [isSending, setSending] = useState(false)
  const [made, setMade] = useState<SalesReturn | null>(null)
  const close = (): void => {
    setMade(null)
    onClose()
  }
  const step = { ...props, formId, setSending, onReturned: setMade }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      size={number === null || made ? 'md' : 'xl'}
      isBusy={isSending}
      title={t('counterReturns.title')}
      subtitle={made ? undefined : number === null ? t('counterReturns.subtitle') : <Code>{number}</Code>}
      footer={
        made ? (
          <>
            <Button
              variant="outline"
              size="xl"
              onClick={() => {
                setMade(null)
                props.onExchange(made)
              }}
            >
              {t('counterReturns.exchange')}
            </Button>
            <Button size="xl" onClick={close}>
              {t('counterReturns.done')}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="outline"
              size="xl"
              disabled={isSending}
              onClick={number === null ? close : () => onNumber(null)}
            >
              {number === null ? t('common.cancel') : t('counterReturns.otherTicket')}
            </Button>
            <Button type="submit" form={formId} size="xl" loading={isSending}>
              {number === null ? t('counterReturns.find') : t('counterReturns.giveBack')}
            </Button>
          </>
        )
      }
    >
      <Step {...step} made={made} />
    </FormDialog>
  )
}

interface StepProps extends ReturnDialogProps {
  formId: string
  made: SalesReturn | null
  setSending: (isSending: boolean) => void
  onReturned: (made: SalesReturn) => void
}

function Step({ made, number, formId, ...rest }: StepProps) {
  if (made) return <ReturnDone made={made} />
  if (number === null) return <FindTicket formId={formId} onNumber={rest.onNumber} />
  return <TicketReturn key={number} number={number} formId={formId} {...rest} />
}
