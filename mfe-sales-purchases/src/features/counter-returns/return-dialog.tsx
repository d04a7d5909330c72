import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { CashStepMinor } from '@comptoir/contracts/cash-steps'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import { leftMilli, type SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { Box, Button, Code, ErrorPanel, FormDialog, Skeleton, useTranslation } from '@comptoir/platform'
import { FindTicket } from './find-ticket.tsx'
import { firstIn, focusFirst } from './focus-first.ts'
import { ReturnDone } from './return-done.tsx'
import { TicketReturn } from './ticket-return.tsx'
import { useReturnable } from './use-returnable.ts'
import { WithoutTicket } from './without-ticket/without-ticket.tsx'

/** A code that was scanned while a return is open: another object for each scan. */
export interface ScannedCode {
  code: string
}

/** A product as far as its return without a ticket needs it. */
export type ReturnedGoods = Pick<
  CounterProduct,
  'id' | 'code' | 'designation' | 'unit' | 'unitPriceMicro' | 'vatRateMilli' | 'fodecRateMilli' | 'packs' | 'packId'
>

/** Where goods come back, and what is known there. */
export interface AtRegister {
  registerId: string
  cashSessionId: string
  /** In whose name it is recorded, where another is signed in. */
  atCounter: { cashierId?: string }
  /** Whether who stands there may take goods back without their ticket alone. */
  mayWithoutTicket: boolean
  /** To what cash is rounded here; 0 where it is not. */
  cashStepMinor: CashStepMinor
  /** The product of a barcode or code; null where there is none. */
  lookUp: (code: string) => Promise<ReturnedGoods | null>
  /** Products for words in names, code and barcodes, best match first. */
  find: (text: string, signal: AbortSignal) => Promise<readonly ReturnedGoods[]>
  /** Sends what this device has sold and the server does not have yet: it may be that ticket. */
  sendWaiting: () => Promise<void>
}

export interface ReturnDialogProps {
  isOpen: boolean
  /** Which opening this is; each begins anew. */
  opening: number
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
  return <OpenedDialog key={props.opening} {...props} />
}

function OpenedDialog({ isOpen, opening, number, scanned, at, onNumber, onClose, onExchange }: ReturnDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const [isSending, setSending] = useState(false)
  const [made, setMade] = useState<SalesReturn | null>(null)
  const [without, setWithout] = useState<'no' | 'goods' | 'asking'>('no')
  const isWithout = without !== 'no' && number === null
  const { found, error, refresh } = useReturnable({ number, opening, isOpen }, at)
  const content = useRef<HTMLDivElement>(null)
  const isOver = found !== null && found.ticket.lines.every((line) => leftMilli(line) === 0)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size={(number === null && !isWithout) || made ? 'md' : 'xl'}
      isBusy={isSending}
      title={t('counterReturns.title')}
      subtitle={
        made ? undefined : isWithout ? (
          t('counterReturns.without.title')
        ) : number === null ? (
          t('counterReturns.subtitle')
        ) : (
          <Code>{number}</Code>
        )
      }
      initialFocus={() => firstIn(content.current)}
      footer={
        made ? (
          <>
            <Button variant="outline" size="xl" onClick={() => onExchange(made)}>
              {t('counterReturns.exchange')}
            </Button>
            <Button size="xl" onClick={onClose}>
              {t('counterReturns.done')}
            </Button>
          </>
        ) : isWithout ? (
          <>
            <Button variant="outline" size="xl" disabled={isSending} onClick={() => setWithout('no')}>
              {t('counterReturns.without.withTicket')}
            </Button>
            <Button type="submit" form={formId} size="xl" loading={isSending}>
              {t(without === 'asking' ? 'counterReturns.without.approve' : 'counterReturns.giveBack')}
            </Button>
          </>
        ) : number === null ? (
          <>
            <Button variant="outline" size="xl" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" form={formId} size="xl">
              {t('counterReturns.find')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" size="xl" disabled={isSending} onClick={() => onNumber(null)}>
              {t('counterReturns.otherTicket')}
            </Button>
            {found && !isOver ? (
              <Button type="submit" form={formId} size="xl" loading={isSending}>
                {t('counterReturns.giveBack')}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <Box ref={content} tabIndex={-1} outline="none">
        {made ? (
          <Step key="made" content={content}>
            <ReturnDone made={made} atCounter={at.atCounter} />
          </Step>
        ) : isWithout ? (
          <WithoutTicket
            {...{ formId, at, scanned, setSending }}
            onAsking={(isAsking) => setWithout(isAsking ? 'asking' : 'goods')}
            onReturned={setMade}
          />
        ) : number === null ? (
          <Step key="find" content={content}>
            <FindTicket formId={formId} onNumber={onNumber} onWithout={() => setWithout('goods')} />
          </Step>
        ) : found ? (
          <TicketReturn
            key={number}
            {...found}
            {...{ formId, at, scanned, refresh, setSending }}
            onReturned={setMade}
          />
        ) : error ? (
          <Step key="failed" content={content}>
            <ErrorPanel title={t('counterReturns.failed')} text={error.message} onRetry={refresh} />
          </Step>
        ) : (
          <Step key="reading" content={content}>
            <Skeleton h="40" />
          </Step>
        )}
      </Box>
    </FormDialog>
  )
}

type Content = RefObject<HTMLDivElement | null>

/** Takes the focus with it, which must not fall out of the dialog: the counter's keys are behind it. */
function Step({ content, children }: { content: Content; children: ReactNode }) {
  useEffect(() => focusFirst(content.current), [content])
  return children
}
