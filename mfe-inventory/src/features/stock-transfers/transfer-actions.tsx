import { useState } from 'react'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { Button, FormDialog, Input, Link, printPage, Text, useSave, useTranslation } from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import { Pencil, Printer } from 'lucide-react'
import { SHOWN_BY, takeStep, useTransferPages } from './transfers.api.ts'

/** What can be done with a transfer beside its lines. */
export function TransferActions({ transfer }: { transfer: StockTransfer }) {
  const { t } = useTranslation('inventory')
  const pages = useTransferPages()
  const [isCancelling, setCancelling] = useState(false)
  const { id, number, mayTake } = transfer
  const ready = useSave(() => takeStep(transfer, 'ready'), {
    invalidates: SHOWN_BY,
    success: t('stockTransfers.done.ready'),
  })
  return (
    <>
      {number === null ? null : (
        <Button variant="outline" onClick={() => printPage()}>
          <Printer aria-hidden />
          {t('stockTransfers.act.print')}
        </Button>
      )}
      {mayTake.includes('cancel') ? (
        <Button variant="outline" onClick={() => setCancelling(true)}>
          {t('stockTransfers.act.cancel')}
        </Button>
      ) : null}
      {mayTake.includes('change') ? (
        <Button variant="outline" asChild>
          <Link to={pages.edit(id)}>
            <Pencil aria-hidden />
            {t('stockTransfers.act.change')}
          </Link>
        </Button>
      ) : null}
      {mayTake.includes('ready') ? (
        <Button loading={ready.isSaving} onClick={() => void ready.save(undefined)}>
          {t('stockTransfers.act.ready')}
        </Button>
      ) : null}
      <CancelDialog transfer={transfer} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </>
  )
}

interface CancelDialogProps {
  transfer: StockTransfer
  isOpen: boolean
  onClose: () => void
}

function CancelDialog({ transfer, isOpen, onClose }: CancelDialogProps) {
  const { t } = useTranslation('inventory')
  const [reason, setReason] = useState('')
  const { save, isSaving } = useSave(() => takeStep(transfer, 'cancel', { reason: reason.trim() }), {
    invalidates: SHOWN_BY,
    success: t('stockTransfers.done.cancel'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      title={t('stockTransfers.act.cancel')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('stockTransfers.keep')}
          </Button>
          <Button
            colorPalette="danger"
            loading={isSaving}
            disabled={reason.trim() === ''}
            onClick={() => void save(undefined)}
          >
            {t('stockTransfers.act.cancel')}
          </Button>
        </>
      }
    >
      <Text mb="4">{t('stockTransfers.cancelText')}</Text>
      <FieldShell label={t('stockTransfers.reason')} isRequired>
        {(control) => (
          <Input {...control} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        )}
      </FieldShell>
    </FormDialog>
  )
}
