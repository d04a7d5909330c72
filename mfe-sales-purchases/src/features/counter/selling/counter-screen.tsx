import { Box, deferred, DeferredPart, useFormat, useStore, useTranslation } from '@comptoir/platform'
import { LookAround } from '../browsing/look-around.tsx'
import { useCatalogueInStep } from '../catalogue/use-catalogue-in-step.ts'
import { NumberOfClient } from '../client/number-of-client.tsx'
import { useFocus, useShownZone } from '../focus/counter-focus.ts'
import { useSearchAfter } from '../focus/use-search-after.ts'
import { HeldTicketsProvider } from '../held/held-tickets-provider.tsx'
import { PayZone } from '../payment/pay-zone.tsx'
import { useIsCalm } from '../products/use-is-calm.ts'
import { ProductZone } from '../products/product-zone.tsx'
import { CounterBar } from '../session/counter-bar.tsx'
import { useStanding } from '../register/counter-register.ts'
import { RegisterProvider } from '../register/register-provider.tsx'
import { useSeller, useTurn } from '../register/seller.ts'
import { SendingState } from '../register/sending-state.tsx'
import { useCounterSession } from '../session/counter-session.ts'
import type { OwnSession } from '../session/registers.ts'
import { Announcement } from './announcement.tsx'
import { CartZone } from './cart-zone.tsx'
import { Cashier } from './cashier.tsx'
import type { CounterEnds } from './counter-ends.ts'
import { CounterKeys } from './counter-keys.tsx'
import { counterLayout } from './counter-layout.ts'
import { CounterProviders } from './counter-providers.tsx'
import { SessionActions } from './session-actions.tsx'
import { ZoneSwitch } from './zone-switch.tsx'

const beside = deferred(async () => (await import(/* webpackChunkName: "at-hand" */ '../beside/beside.tsx')).Beside)

/** The open counter: products, cart and payment, with nothing that covers them between the last scan and paying. */
export function CounterScreen({ own, ends = IN_EARNEST }: { own: OwnSession; ends?: CounterEnds }) {
  return (
    <CounterProviders own={own} ends={ends}>
      <Zones Bar={ends.Bar} />
      <CounterKeys />
      <Announcement />
    </CounterProviders>
  )
}

const IN_EARNEST: CounterEnds = {
  Register: RegisterProvider,
  Held: HeldTicketsProvider,
  Bar: SessionBar,
  limit: (payment) => payment,
}

function Zones({ Bar }: Pick<CounterEnds, 'Bar'>) {
  const isLocked = useStanding().standing === 'locked'
  const turn = useTurn()
  useSearchAfter(isLocked)
  useCatalogueInStep(useIsCalm())
  const { keepInSearch } = useFocus()
  return (
    <Box
      css={counterLayout}
      data-shown={useShownZone()}
      data-covered={isLocked ? '' : undefined}
      onMouseDown={keepInSearch}
    >
      <Bar />
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
  const isCalm = useIsCalm()
  // What opens it again is among what is beside selling.
  const isLocked = useStanding().standing === 'locked'
  const isAwaited = useStore(useFocus().tool, ({ awaited }) => Boolean(awaited))
  return (
    <Box data-bar="">
      <CounterBar
        title={`${session.pointOfSaleName} · ${register.name}`}
        subtitle={
          seller
            ? t('counterCashier.sells', { name: seller.name })
            : t('counter.bar.openSince', { time: format.time(session.openedAt) })
        }
      >
        <SessionActions key={turn} />
        <DeferredPart
          part={beside}
          isWanted={isCalm || isLocked || isAwaited}
          given={{}}
          before={<Box w={{ md: '11' }} />}
        />
        <Cashier />
      </CounterBar>
      <SendingState />
    </Box>
  )
}
