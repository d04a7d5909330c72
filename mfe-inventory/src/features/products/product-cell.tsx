import { Ban } from 'lucide-react'
import type { Product } from '@comptoir/contracts/inventory/products'
import { Flex, StatusBadge, Text, useTranslation } from '@comptoir/platform'
import { useShownDesignation } from '../../common/use-shown-designation.ts'
import { ProductPicture } from '../../common/product-picture.tsx'
import { withUnits } from '../../common/with-units.ts'
import { ValueTags } from '../variants/index.ts'

/** The name of a product, with its main photo or its initials. */
export function ProductCell({ product }: { product: Product }) {
  const { t } = useTranslation('inventory')
  const designation = useShownDesignation()(product)
  return (
    <Flex align="center" gap="2.5">
      <ProductPicture photo={product.photo} designation={designation} />
      <Flex as="span" direction="column" gap="0.5" minW="0" align="start">
        <Text
          as="span"
          dir="auto"
          title={designation}
          lineClamp={{ md: 2 }}
          overflowWrap="anywhere"
          // Names of another script begin where the others do, too.
          textAlign="start"
          css={{ _rtl: { '&:dir(ltr)': { textAlign: 'end' } }, _ltr: { '&:dir(rtl)': { textAlign: 'end' } } }}
        >
          {withUnits(designation)}
        </Text>
        {product.variant ? <ValueTags values={product.variant.values} /> : null}
      </Flex>
      {product.isActive ? null : <StatusBadge size="sm" tone="neutral" icon={Ban} label={t('common.inactive')} />}
    </Flex>
  )
}
