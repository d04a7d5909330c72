import { type ReactNode, useMemo, useState } from 'react'
import { HandCoins } from 'lucide-react'
import { CASH_MOVEMENTS_AT } from '@comptoir/contracts/addresses'
import {
  Box,
  Button,
  createStore,
  deferred,
  DeferredPart,
  type StoreApi,
  useHasPermission,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useIsOffline } from '../register/counter-register.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { useAtCounter, useSayWhose, useTurn } from '../register/seller.ts'

const dialog = deferred(async () => (await import('./cash-dialog.tsx')).CashDialog)

type Asking = StoreApi<{ isOpen: boolean }>

const [AskingContext, useAsking] = createRequiredContext<Asking>('cash drawer')

/** Where cash is put in and taken out beside sales, from the button and from its key. */
export function CashDrawerProvider({ children }: { children: ReactNode }) {
  const [asking] = useState<Asking>(() => createStore(() => ({ isOpen: false })))
  return (
    <AskingContext value={asking}>
      {children}
      <Asked />
    </AskingContext>
  )
}

/** Opens the dialog; null for who may not open the drawer beside sales, and who took over and may not is told why. */
export function useAskForCash(): (() => void) | null {
  const asking = useAsking()
  const isAllowed = useHasPermission(CASH_MOVEMENTS_AT.permissions.write)
  const sayWhose = useSayWhose(CASH_MOVEMENTS_AT.permissions.write)
  return useMemo(
    () => (isAllowed ? (sayWhose ?? (() => asking.setState({ isOpen: true }))) : null),
    [asking, isAllowed, sayWhose],
  )
}

function Asked() {
  const asking = useAsking()
  const focus = useFocus()
  const { session } = useCounterSession()
  const isOffline = useIsOffline()
  const { isOpen } = useStore(asking)
  const turn = useTurn(() => asking.setState({ isOpen: false }))
  const atCounter = useAtCounter()
  const onClose = (): void => {
    asking.setState({ isOpen: false })
    focus.toSearch()
  }
  return (
    <DeferredPart
      key={turn}
      part={dialog}
      isWanted={isOpen}
      given={{ isOpen, isOffline, session, atCounter, onClose }}
    />
  )
}

/** Only its sign is shown where there is little room. */
export function CashButton() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('cash')
  const ask = useAskForCash()
  if (!ask) return null
  return (
    <Box position="relative">
      <Button
        variant="outline"
        size="xl"
        h="11"
        px="3"
        textStyle="body"
        fontWeight="semibold"
        aria-label={t('cashMovements.button')}
        aria-keyshortcuts={shortcut}
        onClick={ask}
      >
        <HandCoins aria-hidden />
        <Box as="span" display={{ base: 'none', xl: 'inline' }}>
          {t('cashMovements.button')}
        </Box>
      </Button>
      <KeyTag of="cash" />
    </Box>
  )
}
