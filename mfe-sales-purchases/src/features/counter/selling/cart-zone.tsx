import { chakra, deferred, DeferredPart, Flex, PICTURE_COMES, useTranslation } from '@comptoir/platform'
import { CartPanel } from '../cart-panel/cart-panel.tsx'
import { useShownSale } from '../last-ticket/last-ticket.ts'

const soldTicket = deferred(async () => (await import('../payment/sold-ticket.tsx')).SoldTicket)

/** What is being sold; after a sale its ticket, until the next product. */
export function CartZone() {
  const { t } = useTranslation('sales-purchases')
  const sale = useShownSale()
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
      {sale ? (
        <DeferredPart part={soldTicket} isWanted given={{ sale }} before={<chakra.span {...PICTURE_COMES} />} />
      ) : (
        <CartPanel />
      )}
    </Flex>
  )
}
