import { Box, deferred, DeferredPart, useFormat, useTranslation } from '@comptoir/platform'
import { LookAround } from '../browsing/look-around.tsx'
import { NumberOfClient } from '../client/number-of-client.tsx'
import { useShownZone } from '../focus/counter-focus.ts'
import { PayZone } from '../payment/pay-zone.tsx'
import { ProductZone } from '../products/product-zone.tsx'
import { CounterBar } from '../session/counter-bar.tsx'
import { useStanding } from '../register/counter-register.ts'
import { useSeller, useTurn } from '../register/seller.ts'
import { SendingState } from '../register/sending-state.tsx'
import { useCounterSession } from '../session/counter-session.ts'
import type { OwnSession } from '../session/registers.ts'
import { Announcement } from './announcement.tsx'
import { CartZone } from './cart-zone.tsx'
import { Cashier } from './cashier.tsx'
import { CounterKeys } from './counter-keys.tsx'
import { counterLayout } from './counter-layout.ts'
import { CounterProviders } from './counter-providers.tsx'
import { SessionActions } from './session-actions.tsx'
import { ZoneSwitch } from './zone-switch.tsx'

const beside = deferred(async () => (await import('../beside/beside.tsx')).Beside)

/** The open counter: products, cart and payment, with nothing that covers them between the last scan and paying. */
export function CounterScreen({ own }: { own: OwnSession }) {
  return (
    <CounterProviders own={own}>
      <Zones />
      <CounterKeys />
      <Announcement />
    </CounterProviders>
  )
}

function Zones() {
  const isLocked = useStanding().standing === 'locked'
  const turn = useTurn()
  return (
    <Box css={counterLayout} data-shown={useShownZone()} data-covered={isLocked ? '' : undefined}>
      <SessionBar />
      <ProductZone
        key={`products ${turn}`}
        otherwise={(words) => <NumberOfClient words={words} />}
        rail={<LookAround />}
      />
      <CartZone key={`cart ${turn}`} />
      <PayZone key={`pay ${turn}`} />
      <ZoneSwitch />
    </Box>
  )
}

function SessionBar() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { register, session } = useCounterSession()
  const seller = useSeller()
  const turn = useTurn()
  return (
    <CounterBar
      title={`${session.pointOfSaleName} · ${register.name}`}
      subtitle={
        seller
          ? t('counterCashier.sells', { name: seller.name })
          : t('counter.bar.openSince', { time: format.time(session.openedAt) })
      }
    >
      <SendingState />
      <SessionActions key={turn} />
      <DeferredPart part={beside} isWanted given={{}} before={<Box w={{ md: '11' }} />} />
      <Cashier />
    </CounterBar>
  )
}
