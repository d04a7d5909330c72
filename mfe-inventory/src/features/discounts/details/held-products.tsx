import { useId, useState } from 'react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Badge, Box, Flex, Heading, SearchInput, Text, useFormat, useList, useTranslation } from '@comptoir/platform'
import { PRODUCT_SEARCH } from '../choice/choice.ts'
import { HeldProductsPage, type HeldQuery } from './held-products-page.tsx'

const PAGE = 50

/** The products of a discount, `count` in all, searched by the server and brought in page by page while the list is scrolled. */
export function HeldProducts({ discountId, count }: { discountId: string; count: number }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
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
        <Badge colorPalette="neutral">{format.number(count)}</Badge>
        {query.search ? <Matches query={query} /> : null}
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

/** How many of them the search finds. */
function Matches({ query }: { query: HeldQuery }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { data } = useList(PRODUCTS, { ...query, page: 1 })
  const count = data?.meta.total
  return (
    <Text as="span" textStyle="small" color="fg.muted" role="status">
      {count === undefined ? null : t('discounts.choice.match', { count, number: format.number(count) })}
    </Text>
  )
}
