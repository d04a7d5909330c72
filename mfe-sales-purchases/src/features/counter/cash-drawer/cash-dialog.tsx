import { useContext, useId, useRef, useState } from 'react'
import { CircleCheck, Printer } from 'lucide-react'
import type { CashMovement } from '@comptoir/contracts/sales/cash-movements'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { Box, Button, Flex, FormDialog, Money, Notice, Text, useTranslation } from '@comptoir/platform'
import { PrintContext } from '../../../common/print-context.ts'
import { CashForm, CashSlip } from '../../cash-movements/index.ts'
import { Printed } from '../../ticket/index.ts'

export interface CashDialogProps {
  isOpen: boolean
  /** Nothing can be recorded: the server is not reached. */
  isOffline: boolean
  session: CashSession
  /** In whose name it is recorded. */
  atCounter: { cashierId?: string }
  onClose: () => void
}

/** Puts cash into the drawer or takes it out; once it is recorded, its slip can be printed. */
export function CashDialog({ isOpen, isOffline, session, atCounter, onClose }: CashDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  const [recorded, setRecorded] = useState<CashMovement | null>(null)
  const [isSaving, setSaving] = useState(false)
  const close = (): void => {
    setRecorded(null)
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      size="sm"
      isBusy={isSaving}
      initialFocus={() => body.current?.querySelector<HTMLElement>('[name=reason]') ?? null}
      title={t('cashMovements.title')}
      subtitle={t('cashMovements.subtitle')}
      footer={
        recorded ? (
          <AfterButtons onDone={close} />
        ) : (
          <FormButtons formId={formId} isSaving={isSaving} onCancel={close} />
        )
      }
    >
      <Box ref={body}>
        {recorded ? (
          <Recorded movement={recorded} />
        ) : (
          <Flex direction="column" gap="4">
            {isOffline ? (
              <Notice tone="attention" title={t('cashMovements.offlineTitle')}>
                {t('cashMovements.offlineText')}
              </Notice>
            ) : null}
            <CashForm
              id={formId}
              cashSessionId={session.id}
              atCounter={atCounter}
              currency={session.currency}
              onRecorded={setRecorded}
              setSaving={setSaving}
            />
          </Flex>
        )}
      </Box>
    </FormDialog>
  )
}

function FormButtons({ formId, isSaving, onCancel }: { formId: string; isSaving: boolean; onCancel: () => void }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <>
      <Button variant="outline" size="xl" disabled={isSaving} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={formId} size="xl" loading={isSaving}>
        {t('cashMovements.record')}
      </Button>
    </>
  )
}

function AfterButtons({ onDone }: { onDone: () => void }) {
  const print = useContext(PrintContext)
  const { t } = useTranslation('sales-purchases')
  return (
    <>
      <Button variant="outline" size="xl" onClick={print}>
        <Printer aria-hidden />
        {t('cashMovements.printSlip')}
      </Button>
      <Button size="xl" autoFocus onClick={onDone}>
        {t('cashMovements.done')}
      </Button>
    </>
  )
}

function Recorded({ movement }: { movement: CashMovement }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <div role="status">
      <Flex align="center" gap="2" color="success.fg" fontWeight="semibold">
        <CircleCheck aria-hidden size={20} />
        {t('cashMovements.recorded')}
      </Flex>
      <Flex textStyle="total-lg">
        <Money amountMinor={movement.amountMinor} currency={movement.currency} />
      </Flex>
      <Text color="fg.muted">
        {t(`cashMovements.${movement.kind}`)} · {t(`cashMovements.reasons.${movement.reason}`)}
      </Text>
      <Printed>
        <CashSlip movement={movement} />
      </Printed>
    </div>
  )
}
