import { useEffect, useState } from 'react'
import { chakra, deferred, DeferredPart, Flex, PICTURE_COMES, useTranslation } from '@comptoir/platform'
import type { PrintedSale } from '../../../common/printed-sale.ts'
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
      {sale ? <Sold key={sale.id} sale={sale} /> : <CartPanel />}
    </Flex>
  )
}

/** Its ticket comes when the word that it is sold has been painted: that is what a cashier waits for. */
function Sold({ sale }: { sale: PrintedSale }) {
  const isWanted = useIsPainted()
  return (
    <DeferredPart part={soldTicket} isWanted={isWanted} given={{ sale }} before={<chakra.span {...PICTURE_COMES} />} />
  )
}

/** Whether the browser has painted since the component appeared. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}
