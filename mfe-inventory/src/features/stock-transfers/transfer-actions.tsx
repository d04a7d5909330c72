import { useState } from 'react'
import { STOCK_TRANSFERS, type StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { Button, Link, printPage, useSave, useTranslation } from '@comptoir/platform'
import { Check, Pencil, Printer } from 'lucide-react'
import { type EndingStep, ReasonDialog } from './reason-dialog.tsx'
import { SHOWN_BY, takeStep, useTransferPages } from './transfers.api.ts'

const ENDING = ['cancel', 'withdraw', 'refuse'] as const satisfies readonly EndingStep[]

/** What can be done with a transfer beside its lines. */
export function TransferActions({ transfer }: { transfer: StockTransfer }) {
  const { t } = useTranslation('inventory')
  const pages = useTransferPages()
  const [ending, setEnding] = useState<EndingStep | null>(null)
  const { id, number, mayTake } = transfer
  const ready = useSave(() => takeStep(transfer, 'ready'), {
    answerOf: STOCK_TRANSFERS,
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
      {ENDING.filter((step) => mayTake.includes(step)).map((step) => (
        <Button key={step} variant="outline" onClick={() => setEnding(step)}>
          {t(`stockTransfers.act.${step}`)}
        </Button>
      ))}
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
      {mayTake.includes('accept') ? (
        <Button asChild>
          <Link to={pages.accept(id)}>
            <Check aria-hidden />
            {t('stockTransfers.act.accept')}
          </Link>
        </Button>
      ) : null}
      {ENDING.map((step) => (
        <ReasonDialog
          key={step}
          transfer={transfer}
          step={step}
          isOpen={ending === step}
          onClose={() => setEnding(null)}
        />
      ))}
    </>
  )
}
