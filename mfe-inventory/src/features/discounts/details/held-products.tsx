import { useId, useState } from 'react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Badge, Box, Flex, Heading, SearchInput, useFormat, useList, useTranslation } from '@comptoir/platform'
import { PRODUCT_SEARCH } from '../choice/choice.ts'
import { HeldProductsPage, type HeldQuery } from './held-products-page.tsx'

const PAGE = 50

/** The products of a discount, searched by the server and brought in page by page while the list is scrolled. */
export function HeldProducts({ discountId }: { discountId: string }) {
  const { t } = useTranslation('inventory')
  const headingId = useId()
  const [search, setSearch] = useState('')
  const [pages, setPages] = useState(1)
  const query: HeldQuery = {
    limit: PAGE,
    filter: { discount: discountId },
    order: { field: 'designation', direction: 'asc' },
    ...(search.trim() === '' ? {} : { search: { text: search, fields: [...PRODUCT_SEARCH] } }),
  }
  return (
    <Flex direction="column" gap="2.5">
      <Flex gap="2" align="center" wrap="wrap">
        <Heading as="h3" id={headingId}>
          {t('discounts.column.products')}
        </Heading>
        <Total query={query} />
      </Flex>
      <SearchInput
        label={t('discounts.choice.search')}
        placeholder={t('discounts.choice.searchHint')}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPages(1)
        }}
      />
      <Box
        role="region"
        aria-labelledby={headingId}
        tabIndex={0}
        maxH="18rem"
        overflowY="auto"
        borderWidth="1px"
        borderColor="border.subtle"
        borderRadius="lg"
      >
        {Array.from({ length: pages }, (_, index) => (
          <HeldProductsPage
            key={`${search} ${String(index)}`}
            query={query}
            page={index + 1}
            isLast={index + 1 === pages}
            onMore={() => setPages(index + 2)}
          />
        ))}
      </Box>
    </Flex>
  )
}

/** How many the list holds as it is searched. */
function Total({ query }: { query: HeldQuery }) {
  const format = useFormat()
  const { data } = useList(PRODUCTS, { ...query, page: 1 })
  if (!data) return null
  return (
    <Badge colorPalette="neutral" aria-live="polite">
      {format.number(data.meta.total)}
    </Badge>
  )
}
