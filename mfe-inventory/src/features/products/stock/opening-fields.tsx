import { useId, type ReactNode } from 'react'
import type { ShortItem } from '@comptoir/contracts/schema'
import { chakra, Flex, SimpleGrid, Text, useTranslation } from '@comptoir/platform'
import { QuantityField, useWatch, type Control } from '@comptoir/platform/forms'
import type { ProductValues } from '../product-values.ts'
import { LotRows } from './lot-rows.tsx'
import { SerialNumbersField } from './serial-numbers-field.tsx'

export interface OpeningFieldsProps {
  control: Control<ProductValues>
  /** The points of sale of the values, in their order. */
  places: readonly ShortItem[]
}

/** What is there already, point of sale by point of sale, as the product is tracked. */
export function OpeningFields({ control, places }: OpeningFieldsProps) {
  const { t } = useTranslation('inventory')
  const tracking = useWatch({ control, name: 'tracking' })
  if (tracking === 'none') {
    return (
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="3" alignItems="start">
        {places.map(({ id, name }, at) => (
          <QuantityField
            key={id}
            control={control}
            name={`openingStock.${at}.quantityMilli`}
            label={places.length > 1 ? name : t('products.stock.opening.quantity')}
          />
        ))}
      </SimpleGrid>
    )
  }
  return (
    <Flex direction="column" gap="4">
      {places.map(({ id, name }, at) => (
        <Place key={id} name={places.length > 1 ? name : null}>
          {tracking === 'lots' ? (
            <LotRows control={control} at={at} />
          ) : (
            <SerialNumbersField control={control} at={at} />
          )}
        </Place>
      ))}
    </Flex>
  )
}

/** Of several points of sale, each under its name. */
function Place({ name, children }: { name: string | null; children: ReactNode }) {
  const id = useId()
  if (name === null) return children
  return (
    <chakra.div role="group" aria-labelledby={id} borderTopWidth="1px" borderColor="border.subtle" pt="3">
      <Text id={id} fontWeight="medium" mb="2">
        <bdi>{name}</bdi>
      </Text>
      {children}
    </chakra.div>
  )
}
