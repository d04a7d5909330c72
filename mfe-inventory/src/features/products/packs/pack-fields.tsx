import { Trash2 } from 'lucide-react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { ShortItem } from '@comptoir/contracts/schema'
import {
  Button,
  Flex,
  Heading,
  SimpleGrid,
  Text,
  UnitPrice,
  useCompany,
  useHasPermission,
  useTranslation,
} from '@comptoir/platform'
import { PriceField, QuantityField, SelectField, useWatch, type Control } from '@comptoir/platform/forms'
import { BarcodesField } from '../form/barcodes-field.tsx'
import type { ProductValues } from '../product-values.ts'
import { computedPriceMicro } from './computed-price.ts'

interface PackFieldsProps {
  control: Control<ProductValues>
  index: number
  units: readonly ShortItem[]
  onRemove: () => void
}

/** One pack: its unit, what it contains, its price and its barcodes. */
export function PackFields({ control, index, units, onRemove }: PackFieldsProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const maySetPrice = useHasPermission(PRODUCTS.permissions.setPrice)
  const [pack, baseId] = useWatch({ control, name: [`packs.${index}`, 'unitId'] })
  const isListed = pack.unitId === null || units.some(({ id }) => id === pack.unitId)
  const offered = isListed ? units : [{ id: pack.unitId ?? '', name: pack.name ?? '' }, ...units]
  const options = offered.map(({ id, name }) => ({ value: id, label: name }))
  const base = units.find(({ id }) => id === baseId)?.name
  const name = offered.find(({ id }) => id === pack.unitId)?.name ?? t('products.packs.new')
  return (
    <Flex as="li" direction="column" gap="4" p="4" borderWidth="1px" borderColor="border.subtle" borderRadius="lg">
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h3" textStyle="body-lg" fontWeight="semibold">
          <bdi>{name}</bdi>
        </Heading>
        <Button variant="plain" type="button" color="danger.fg" onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
          {t('products.packs.remove')}
        </Button>
      </Flex>
      <SimpleGrid columns={{ base: 1, md: 3 }} columnGap="4" rowGap="4" alignItems="start">
        <SelectField
          control={control}
          name={`packs.${index}.unitId`}
          label={t('products.packs.unit')}
          options={options}
          isRequired
        />
        <QuantityField
          control={control}
          name={`packs.${index}.quantityMilli`}
          label={t('products.packs.contains')}
          isRequired
          {...(base === undefined ? {} : { suffix: base })}
        />
        <PriceField
          control={control}
          name={`packs.${index}.price`}
          label={t('products.packs.price')}
          currency={currency}
          isDisabled={!maySetPrice}
          help={<Computed control={control} index={index} />}
        />
        <BarcodesField control={control} name={`packs.${index}.barcodes`} help={t('products.packs.barcodesHelp')} />
      </SimpleGrid>
    </Flex>
  )
}

/** What the pack costs as long as it has no price of its own. */
function Computed({ control, index }: Pick<PackFieldsProps, 'control' | 'index'>) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const [quantityMilli, price] = useWatch({ control, name: [`packs.${index}.quantityMilli`, 'price'] })
  const computed = computedPriceMicro(price, quantityMilli)
  return (
    <>
      {t(computed === null ? 'products.packs.priceHelpAlone' : 'products.packs.priceHelp')}{' '}
      {computed === null ? null : (
        <Text as="span" whiteSpace="nowrap">
          <UnitPrice unitPriceMicro={computed} currency={currency} isBold />
        </Text>
      )}
    </>
  )
}
