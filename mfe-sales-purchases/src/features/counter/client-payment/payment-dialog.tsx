import { useContext, useId, useRef, useState } from 'react'
import { CircleCheck, Printer } from 'lucide-react'
import type { ClientPayment } from '@comptoir/contracts/sales/client-payments'
import { Box, Button, Flex, FormDialog, Money, Notice, Text, useFormat, useTranslation } from '@comptoir/platform'
import { PrintContext } from '../../../common/print-context.ts'
import { PaymentSlip } from '../../client-payments/index.ts'
import { Printed } from '../../ticket/index.ts'
import { useCart } from '../cart/cart-context.ts'
import type { NamedClient } from '../cart/named-client.ts'
import { ClientSearch } from '../client/client-search.tsx'
import { useIsOffline } from '../register/counter-register.ts'
import { AccountForm } from './account-form.tsx'

export interface PaymentDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Takes what a client pays of what they owe: whoever the ticket names, or another one who is looked for. */
export function PaymentDialog({ isOpen, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  const { client: named } = useCart()
  const isOffline = useIsOffline()
  const [chosen, setChosen] = useState<NamedClient | null | undefined>()
  const [taken, setTaken] = useState<ClientPayment | null>(null)
  const [isSaving, setSaving] = useState(false)
  const client = chosen === undefined ? named : chosen
  const close = (): void => {
    setTaken(null)
    setChosen(undefined)
    onClose()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      size="sm"
      isBusy={isSaving}
      initialFocus={() => body.current?.querySelector('input') ?? null}
      title={t('clientPayments.take')}
      {...(client ? { subtitle: client.name } : {})}
      footer={
        taken ? (
          <AfterButtons onDone={close} />
        ) : client && !isOffline ? (
          <>
            <Button variant="outline" size="xl" disabled={isSaving} onClick={() => setChosen(null)}>
              {t('clientPayments.another')}
            </Button>
            <Button type="submit" form={formId} size="xl" loading={isSaving}>
              {t('clientPayments.receive')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Box ref={body}>
        {taken ? (
          <Taken payment={taken} />
        ) : isOffline ? (
          <Notice tone="attention" title={t('clientPayments.offlineTitle')}>
            {t('clientPayments.offlineText')}
          </Notice>
        ) : client ? (
          <AccountForm key={client.id} id={formId} clientId={client.id} onTaken={setTaken} setSaving={setSaving} />
        ) : isOpen ? (
          <ClientSearch text="" onChosen={setChosen} />
        ) : null}
      </Box>
    </FormDialog>
  )
}

function AfterButtons({ onDone }: { onDone: () => void }) {
  const print = useContext(PrintContext)
  const { t } = useTranslation('sales-purchases')
  return (
    <>
      <Button variant="outline" size="xl" onClick={print}>
        <Printer aria-hidden />
        {t('clientPayments.printSlip')}
      </Button>
      <Button size="xl" autoFocus onClick={onDone}>
        {t('clientPayments.done')}
      </Button>
    </>
  )
}

function Taken({ payment }: { payment: ClientPayment }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { totalMinor, owedMinor, changeMinor, currency } = payment
  return (
    <div role="status">
      <Flex align="center" gap="2" color="success.fg" fontWeight="semibold">
        <CircleCheck aria-hidden size={20} />
        {t('clientPayments.taken')}
      </Flex>
      <Flex textStyle="total-lg">
        <Money amountMinor={totalMinor} currency={currency} />
      </Flex>
      {changeMinor > 0 ? (
        <Text fontWeight="semibold">
          {t('clientPayments.change')} <bdi>{format.money(changeMinor, currency)}</bdi>
        </Text>
      ) : null}
      <Text color="fg.muted">
        {t('clientPayments.leftToPay', { amount: format.money(owedMinor - totalMinor, currency) })}
      </Text>
      <Printed>
        <PaymentSlip payment={payment} />
      </Printed>
    </div>
  )
}
