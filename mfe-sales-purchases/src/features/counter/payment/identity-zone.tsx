import { IdCard } from 'lucide-react'
import { Button, Text, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import { useState } from 'react'
import { IdentityDialog } from '../../payment-details/index.ts'
import { useCart, useCartActions } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { Message } from './pay-message.tsx'

export interface IdentityZoneProps {
  /** Whether somebody tried to pay without it. */
  isOpen: boolean
  onClose: () => void
}

/** Says that so much cash asks who pays, and who does once that is known. */
export function IdentityZone({ isOpen, onClose }: IdentityZoneProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { cashIdentityMinor } = useCompany()
  const client = useCart((cart) => cart.client)
  const identity = useCart((cart) => cart.identity)
  const { identify } = useCartActions()
  const focus = useFocus()
  const [isAsked, setAsked] = useState(false)
  const close = (): void => {
    setAsked(false)
    onClose()
    focus.toSearch()
  }
  return (
    <>
      <Message family="attention">
        {identity ? (
          <>
            {t(`paymentDetails.identityKind.${identity.kind}`)} <bdi>{identity.number}</bdi> ·{' '}
            <bdi>{identity.name}</bdi>
          </>
        ) : (
          <Text>{t('paymentDetails.muchCash', { threshold: format.money(cashIdentityMinor) })}</Text>
        )}
        <Button mt="2" w="full" variant="outline" size="lg" onClick={() => setAsked(true)}>
          <IdCard aria-hidden />
          {t(identity ? 'paymentDetails.changeIdentity' : 'paymentDetails.askIdentity')}
        </Button>
      </Message>
      <IdentityDialog
        isOpen={isOpen || isAsked}
        known={identity ?? { kind: 'nationalId', number: '', name: client?.name ?? '' }}
        onClose={close}
        onIdentified={(said) => {
          identify(said)
          close()
        }}
      />
    </>
  )
}
