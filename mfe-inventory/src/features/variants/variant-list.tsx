import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import { Box, Code, Flex, Link, Text, UnitPrice, useCompany, useTranslation } from '@comptoir/platform'
import { microFromNumber } from '@comptoir/money'
import { StockDot } from '../../common/stock-dot.tsx'
import { stockLevelOf } from '../../common/stock-level.ts'
import { useVariantAddresses } from './use-variant-addresses.ts'
import { ValueTags } from './value-tags.tsx'

interface VariantListProps {
  group: VariantGroup
  /** The product whose page shows the list. */
  shownId: string
}

/** The variants of a group in few words, each leading to its own page. */
export function VariantList({ group, shownId }: VariantListProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const address = useVariantAddresses()
  return (
    <Box as="ul" listStyleType="none" aria-label={t('variants.title')} maxH="96" overflowY="auto" tabIndex={0}>
      {group.variants.map(({ product, values }) => (
        <Flex
          as="li"
          key={product.id}
          gap="3"
          py="2"
          align="center"
          wrap="wrap"
          borderTopWidth="1px"
          borderColor="border.subtle"
          _first={{ borderTopWidth: '0' }}
        >
          <Box flex="1 1 10rem" minW="0">
            {product.id === shownId ? (
              <Flex gap="2" align="center" aria-current="true">
                <ValueTags values={values.map(({ name }) => name)} />
                <Text textStyle="small" color="fg.muted">
                  {t('variants.thisOne')}
                </Text>
              </Flex>
            ) : (
              <Link to={address.product(product.id)} aria-label={product.designation}>
                <ValueTags values={values.map(({ name }) => name)} />
              </Link>
            )}
          </Box>
          <Code>{product.code}</Code>
          <Box minW="20" textAlign="end">
            <UnitPrice unitPriceMicro={microFromNumber(product.priceTtc)} currency={currency} />
          </Box>
          <Box minW="16">
            <StockDot level={stockLevelOf(product)} quantityMilli={product.onHandMilli} />
          </Box>
        </Flex>
      ))}
    </Box>
  )
}
