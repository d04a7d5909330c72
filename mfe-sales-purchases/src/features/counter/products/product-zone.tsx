import type { ReactNode } from 'react'
import { Box, Flex, useTranslation } from '@comptoir/platform'
import { CustomItemButton } from '../custom-item/custom-item.tsx'
import { ReturnButton } from '../returns/returns.tsx'
import { NoticeList } from './notice-list.tsx'
import { ProductTiles, type ProductTilesProps } from './product-tiles.tsx'
import { SearchField } from './search-field.tsx'

export interface ProductZoneProps extends ProductTilesProps {
  /** Between search and tiles: where to look around. */
  rail: ReactNode
}

/** Search and scan above, tiles below; only the tiles scroll, and notices lie over their end, so that no tile moves. */
export function ProductZone({ otherwise, rail }: ProductZoneProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Flex
      as="section"
      data-zone="products"
      aria-label={t('counter.zones.products')}
      direction="column"
      position="relative"
      minW="0"
      minH="0"
    >
      <Flex gap="2.5" px="4" pt="3.5" pb="3">
        <ReturnButton />
        <Box flex="1" minW="0">
          <SearchField />
        </Box>
        <CustomItemButton />
      </Flex>
      {rail}
      <Box data-tiles flex="1" minH="0" overflowY="auto" px="4" pt="0.5" pb="4">
        <ProductTiles otherwise={otherwise} />
      </Box>
      <NoticeList />
    </Flex>
  )
}
