import { Ban } from 'lucide-react'
import type { Product } from '@comptoir/contracts/inventory/products'
import { Center, Flex, StatusBadge, Text, useTranslation } from '@comptoir/platform'
import { useShownDesignation } from '../../common/use-shown-designation.ts'
import { initialsOf } from '../../common/initials.ts'

/** The name of a product, with its initials in place of a photo. */
export function ProductCell({ product }: { product: Product }) {
  const { t } = useTranslation('inventory')
  const designation = useShownDesignation()(product)
  return (
    <Flex align="center" gap="2.5">
      <Center
        aria-hidden
        boxSize="34px"
        flexShrink={0}
        borderRadius="md"
        bg="bg.sunken"
        color="fg.muted"
        textStyle="caption"
        userSelect="none"
      >
        {initialsOf(designation)}
      </Center>
      <Text as="span" dir="auto" title={designation} lineClamp={{ md: 2 }} overflowWrap="anywhere" textAlign="start">
        {designation}
      </Text>
      {product.isActive ? null : <StatusBadge size="sm" tone="neutral" icon={Ban} label={t('common.inactive')} />}
    </Flex>
  )
}
