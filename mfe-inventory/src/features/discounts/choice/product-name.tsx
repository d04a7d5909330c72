import { Tag } from 'lucide-react'
import { Fragment } from 'react'
import type { Product } from '@comptoir/contracts/inventory/products'
import { chakra, Flex, StatusBadge, Text, useFormat, useTranslation } from '@comptoir/platform'
import { ProductPicture } from '../../../common/product-picture.tsx'
import { useDay } from '../use-day.ts'
import { foundParts } from './found-text.ts'

export interface ProductNameProps {
  product: Product
  search: string
  /** The discount that is being changed: that it runs is no news. */
  discountId: string | undefined
}

/** What a product is called, with what was searched for marked in it, and the discount that already runs on it. */
export function ProductName({ product: { designation, discount, photo }, search, discountId }: ProductNameProps) {
  return (
    <Flex align="center" gap="2.5">
      <ProductPicture photo={photo} designation={designation} display={{ base: 'none', sm: 'flex' }} />
      <Flex gap="1.5" wrap="wrap" align="center" minW="0">
        <Text as="span" dir="auto" textAlign="start" overflowWrap="anywhere">
          {foundParts(designation, search).map(({ text, isFound }, index) =>
            isFound ? <Mark key={index}>{text}</Mark> : <Fragment key={index}>{text}</Fragment>,
          )}
        </Text>
        {discount && discount.id !== discountId ? <AlreadyTag {...discount} /> : null}
      </Flex>
    </Flex>
  )
}

function Mark({ children }: { children: string }) {
  return (
    <chakra.mark bg="pending.border" color="inherit" borderRadius="xs">
      {children}
    </chakra.mark>
  )
}

function AlreadyTag({ rateMilli, endDate }: { rateMilli: number; endDate: string }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const day = useDay()
  return (
    <StatusBadge
      size="sm"
      tone="attention"
      icon={Tag}
      label={t('discounts.choice.already', { rate: format.percent(-rateMilli), day: day(endDate) })}
    />
  )
}
