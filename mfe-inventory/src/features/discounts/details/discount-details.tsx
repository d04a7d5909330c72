import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { DISCOUNTS, type DiscountRow } from '@comptoir/contracts/inventory/discounts'
import {
  Button,
  Flex,
  FormDialog,
  Link,
  Notice,
  useHasPermission,
  useLocation,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { useOverlapText } from '../overlap-tag.tsx'
import type { FromList } from '../use-list-address.ts'
import { DiscountFacts } from './discount-facts.tsx'
import { HeldProducts } from './held-products.tsx'

export interface DiscountDetailsState {
  /** What is shown; kept while the dialog goes away. */
  discount: DiscountRow | null
  isOpen: boolean
  show: (discount: DiscountRow) => void
  close: () => void
}

export function useDiscountDetails(): DiscountDetailsState {
  const [discount, setDiscount] = useState<DiscountRow | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const show = (one: DiscountRow): void => {
    setDiscount(one)
    setIsOpen(true)
  }
  return { discount, isOpen, show, close: () => setIsOpen(false) }
}

/** All about one discount, over the list: what it gives, when, on which products. */
export function DiscountDetails({ discount, isOpen, close }: DiscountDetailsState) {
  const { t } = useTranslation('inventory')
  const overlaps = useOverlapText()
  if (discount === null) return null
  const overlap = overlaps(discount)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={discount.name}
      subtitle={t('discounts.details.subtitle')}
      footer={<Footer id={discount.id} onClose={close} />}
    >
      <Flex direction="column" gap="4">
        <DiscountFacts discount={discount} />
        {overlap === null ? null : <Notice tone="attention">{overlap}</Notice>}
        <HeldProducts discountId={discount.id} count={discount.productCount} />
      </Flex>
    </FormDialog>
  )
}

function Footer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('inventory')
  const address = useAddresses(DISCOUNTS)
  const state: FromList = { view: useLocation().search }
  return (
    <>
      <Button variant="outline" size="lg" onClick={onClose}>
        {t('common.close')}
      </Button>
      {useHasPermission(DISCOUNTS.permissions.write) ? (
        <Button asChild size="lg">
          <Link to={address.edit(id)} state={state}>
            <Pencil aria-hidden size={16} />
            {t('common.edit')}
          </Link>
        </Button>
      ) : null}
    </>
  )
}
