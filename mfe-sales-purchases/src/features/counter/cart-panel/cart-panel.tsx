import { ShoppingCart } from 'lucide-react'
import { Button, Center, deferred, DeferredPart, Flex, Heading, notify, Text, useTranslation } from '@comptoir/platform'
import { isOpenUnpaid } from '../cart/cart.ts'
import { useCartActions, useCart, useCartStore } from '../cart/cart-context.ts'
import { ClientRow } from '../client/client-row.tsx'
import { useFocus } from '../focus/counter-focus.ts'
import { HeldButton } from '../held/held-button.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'

const tools = deferred(async () => (await import(/* webpackChunkName: "at-hand" */ './cart-tools.tsx')).CartTools)

/** What is being sold, line by line, and what it comes to. */
export function CartPanel() {
  return (
    <>
      <CartHead />
      <Flex flexShrink={0} flexWrap="wrap" align="center" borderBottomWidth="1px" borderColor="border.subtle">
        <ClientRow />
        <DeferredPart part={tools} isWanted given={{}} />
      </Flex>
      <CartLines />
      <CartSummary />
    </>
  )
}

function CartHead() {
  const { t } = useTranslation('sales-purchases')
  const count = useCart(({ lines }) => lines.length)
  const canEmpty = useCart(isOpenUnpaid)
  return (
    <Flex align="center" gap="2.5" h="60px" flexShrink={0} px="3.5" borderBottomWidth="1px" borderColor="border.subtle">
      <Center boxSize="9" borderRadius="full" bg="bg.sunken" color="fg.muted">
        <ShoppingCart aria-hidden size={18} />
      </Center>
      <Flex direction="column" flex="1" minW="0">
        <Heading as="h2">{t('counter.cart.title')}</Heading>
        <Text textStyle="small" color="fg.muted">
          {t('counter.cart.lineCount', { count })}
        </Text>
      </Flex>
      <HeldButton />
      {/* What was paid already is given back first. */}
      {canEmpty ? <EmptyButton /> : null}
    </Flex>
  )
}

/** Emptying asks nothing, because it can be undone. */
function EmptyButton() {
  const { t } = useTranslation('sales-purchases')
  const store = useCartStore()
  const actions = useCartActions()
  const focus = useFocus()
  const empty = (): void => {
    const { cart } = store.getState()
    const restore = (): void => {
      actions.restore(cart)
      focus.toSearch()
    }
    actions.empty()
    focus.toSearch()
    notify.info(t('counter.cart.emptied'), { action: { label: t('counter.cart.undo'), onSelect: restore } })
  }
  return (
    <Button variant="plain" size="xl" textStyle="body" fontWeight="semibold" onClick={empty}>
      {t('counter.cart.empty')}
    </Button>
  )
}
