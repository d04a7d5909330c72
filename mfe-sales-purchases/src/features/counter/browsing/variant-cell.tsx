import {
  Box,
  Center,
  chakra,
  Text,
  UnitPrice,
  useCompany,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import { isOut } from '../products/tile-stock.tsx'

interface VariantCellProps {
  /** Its values. */
  name: string
  /** Undefined where nobody made this combination. */
  product: ShelfProduct | undefined
  onChoose: (product: ShelfProduct) => void
}

/** One combination, to be sold. */
export function VariantCell({ name, product, onChoose }: VariantCellProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { currency } = useCompany()
  if (!product)
    return (
      <Center h="14" color="fg.subtle">
        –
      </Center>
    )
  const { onHandMilli, unitPriceMicro } = product
  const isEmpty = isOut(onHandMilli)
  return (
    <chakra.button
      type="button"
      data-cell
      display="block"
      w="full"
      minW="24"
      minH="14"
      px="2"
      py="1"
      textAlign="center"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
      bg="bg.card"
      cursor="pointer"
      color={isEmpty ? 'fg.muted' : 'fg.default'}
      _hover={{ borderColor: 'brand.solid' }}
      _active={{ bg: 'bg.selected' }}
      onClick={() => onChoose(product)}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <Text as="span" display="block" textStyle="body">
        {unitPriceMicro === 0 ? (
          t('counter.tile.noPrice')
        ) : (
          <UnitPrice unitPriceMicro={unitPriceMicro} currency={currency} isBold />
        )}
      </Text>
      <Text as="span" display="block" textStyle="small" color="fg.muted" minH="1.25em">
        {onHandMilli === null ? null : isEmpty ? (
          <Box as="span" color="danger.fg">
            {t('common.stockOut')}
          </Box>
        ) : (
          t('counter.line.onHand', { quantity: format.quantity(onHandMilli) })
        )}
      </Text>
    </chakra.button>
  )
}
