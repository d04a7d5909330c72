import { type ReactNode, useMemo, useState } from 'react'
import { PencilLine } from 'lucide-react'
import {
  Box,
  Button,
  createStore,
  deferred,
  DeferredPart,
  type StoreApi,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { createRequiredContext } from '../../../common/required-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useTurn } from '../register/seller.ts'
import { useMaySellCustomItem } from './use-may-sell-custom-item.ts'

const dialog = deferred(async () => (await import('./custom-item-dialog.tsx')).CustomItemDialog)

type Asking = StoreApi<{ isOpen: boolean }>

const [AskingContext, useAsking] = createRequiredContext<Asking>('custom item')

/** Where a custom item is asked for, from the button and from its key. */
export function CustomItemProvider({ children }: { children: ReactNode }) {
  const [asking] = useState<Asking>(() => createStore(() => ({ isOpen: false })))
  return (
    <AskingContext value={asking}>
      {children}
      <Asked />
    </AskingContext>
  )
}

/** Opens the dialog for a custom item; null for who may not sell one. */
export function useAskForCustomItem(): (() => void) | null {
  const asking = useAsking()
  const isAllowed = useMaySellCustomItem()
  return useMemo(() => (isAllowed ? () => asking.setState({ isOpen: true }) : null), [asking, isAllowed])
}

function Asked() {
  const asking = useAsking()
  const focus = useFocus()
  const { isOpen } = useStore(asking)
  const turn = useTurn(() => asking.setState({ isOpen: false }))
  const onClose = (): void => {
    asking.setState({ isOpen: false })
    focus.toSearch()
  }
  return <DeferredPart key={turn} part={dialog} isWanted={isOpen} given={{ isOpen, onClose }} />
}

/** Sells what is no product. Only its sign is shown where there is little room. */
export function CustomItemButton() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('custom')
  const ask = useAskForCustomItem()
  if (!ask) return null
  return (
    <Box position="relative">
      <Button
        variant="outline"
        size="xl"
        px="3"
        textStyle="body"
        fontWeight="semibold"
        aria-label={t('counter.custom.title')}
        aria-keyshortcuts={shortcut}
        onClick={ask}
      >
        <PencilLine aria-hidden />
        <Box as="span" display={{ base: 'none', xl: 'inline' }}>
          {t('counter.custom.title')}
        </Box>
      </Button>
      <KeyTag of="custom" />
    </Box>
  )
}
