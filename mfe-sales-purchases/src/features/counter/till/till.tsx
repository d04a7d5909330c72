import { Box, useFormat, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { CartZone } from '../cart/cart-zone.tsx'
import type { OwnDesk } from '../desks.ts'
import { KeysShown } from '../keys/key-tag.tsx'
import { useAltHeld } from '../keys/use-alt-held.ts'
import { PayZone } from '../pay/pay-zone.tsx'
import { ProductZone } from '../products/product-zone.tsx'
import { Cashier } from './cashier.tsx'
import { CounterBar } from './counter-bar.tsx'
import { SessionActions } from './session-actions.tsx'
import { TillContext, useTillContext } from './till-context.ts'
import { tillLayout } from './till-layout.ts'
import { useTill } from './use-till.ts'
import { useTillKeys } from './use-till-keys.ts'
import { ViewSwitch } from './view-switch.tsx'

/** The open counter: products, cart and payment, with nothing that covers them between the last scan and paying. */
export function Till({ desk }: { desk: OwnDesk }) {
  const till = useTill(desk)
  useTillKeys(till)
  return (
    <TillContext value={till}>
      <KeysShown value={useAltHeld()}>
        <Box css={tillLayout} data-view={till.view}>
          <TillBar />
          <ProductZone />
          <CartZone />
          <PayZone />
          <ViewSwitch />
        </Box>
        <SaidAloud />
      </KeysShown>
    </TillContext>
  )
}

function TillBar() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { register, session } = useTillContext()
  return (
    <CounterBar
      title={`${session.pointOfSaleName} · ${register.name}`}
      subtitle={t('counter.bar.openSince', { time: format.time(session.openedAt) })}
    >
      <SessionActions />
      <Cashier name={session.openedBy} />
    </CounterBar>
  )
}

/** What a scan has done, for who does not see the cart. */
function SaidAloud() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { added } = useTillContext()
  return (
    <VisuallyHidden role="status">
      {added
        ? t('counter.announcement.added', { name: added.name, quantity: format.quantity(added.quantityMilli) })
        : null}
    </VisuallyHidden>
  )
}
