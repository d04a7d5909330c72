import { ShoppingCart } from 'lucide-react'
import { Button, Center, Flex, Heading, notify, Text, useTranslation } from '@comptoir/platform'
import { SoldTicket } from '../pay/sold-ticket.tsx'
import { useTillContext } from '../till/till-context.ts'
import { changeCart } from './cart.store.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'

/** What is being sold; after a sale its ticket, until the next product. */
export function CartZone() {
  const { t } = useTranslation('sales-purchases')
  const { cart, receipt } = useTillContext()
  const isReceipt = receipt.isOpen && cart.lines.length === 0
  return (
    <Flex
      as="section"
      data-zone="cart"
      aria-label={t('counter.zones.cart')}
      direction="column"
      minW="0"
      minH="0"
      bg="bg.card"
      borderInlineWidth={{ lg: '1px' }}
      borderColor="border.subtle"
    >
      {isReceipt && receipt.sold ? (
        <SoldTicket sale={receipt.sold} />
      ) : (
        <>
          <CartHead />
          <CartLines />
          <CartSummary />
        </>
      )}
    </Flex>
  )
}

function CartHead() {
  const { t } = useTranslation('sales-purchases')
  const { cart } = useTillContext()
  return (
    <Flex align="center" gap="2.5" h="60px" flexShrink={0} px="3.5" borderBottomWidth="1px" borderColor="border.subtle">
      <Center boxSize="9" borderRadius="full" bg="bg.sunken" color="fg.muted">
        <ShoppingCart aria-hidden size={18} />
      </Center>
      <Flex direction="column" flex="1" minW="0">
        <Heading as="h2">{t('counter.cart.title')}</Heading>
        <Text textStyle="small" color="fg.muted">
          {t('counter.cart.lineCount', { count: cart.lines.length })}
        </Text>
      </Flex>
      {cart.lines.length > 0 ? <EmptyButton /> : null}
    </Flex>
  )
}

/** Emptying asks nothing, because it can be undone. */
function EmptyButton() {
  const { t } = useTranslation('sales-purchases')
  const { store, cart, actions, focus } = useTillContext()
  const empty = (): void => {
    actions.empty()
    focus.focus()
    notify.info(t('counter.cart.emptied'), { action: { label: t('counter.cart.undo'), onSelect: restore } })
  }
  const restore = (): void => {
    changeCart(store, (current) => (current.lines.length === 0 ? cart : current))
    focus.focus()
  }
  return (
    <Button variant="plain" size="xl" textStyle="body" fontWeight="semibold" onClick={empty}>
      {t('counter.cart.empty')}
    </Button>
  )
}
