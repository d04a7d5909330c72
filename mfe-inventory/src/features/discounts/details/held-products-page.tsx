import { useEffect, useEffectEvent, useRef } from 'react'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import type { ListQuery } from '@comptoir/contracts/schema'
import {
  Box,
  Button,
  chakra,
  Code,
  ErrorPanel,
  Flex,
  Skeleton,
  Text,
  UnitPrice,
  useList,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { shownPriceMicro } from '../../products/index.ts'

export type HeldQuery = Omit<ListQuery, 'page'>

export interface HeldProductsPageProps {
  query: HeldQuery
  page: number
  isLast: boolean
  /** Asks for the page after this one. */
  onMore: () => void
}

/** One page of the list; the last one asks for the next when its end comes into sight. */
export function HeldProductsPage({ query, page, isLast, onMore }: HeldProductsPageProps) {
  const { t } = useTranslation('inventory')
  const { data, error, refetch } = useList(PRODUCTS, { ...query, page })
  if (error && !data)
    return <ErrorPanel title={t('common.listFailedTitle')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.meta.total === 0) {
    return (
      <Text p="4" color="fg.muted" role="status">
        {t('discounts.details.noProducts')}
      </Text>
    )
  }
  const hasMore = isLast && page * query.limit < data.meta.total
  return (
    <>
      <chakra.ul listStyleType="none">
        {data.data.map((product) => (
          <HeldProduct key={product.id} product={product} />
        ))}
      </chakra.ul>
      {hasMore ? <More onMore={onMore} /> : null}
    </>
  )
}

function HeldProduct({ product: { designation, code, priceHt } }: { product: Product }) {
  const currency = useSession(({ company }) => company?.currency)
  return (
    <chakra.li
      display="flex"
      gap="3"
      justifyContent="space-between"
      alignItems="baseline"
      px="3"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _last={{ borderBottomWidth: 0 }}
    >
      <Flex direction="column" minW="0">
        <Text as="span" dir="auto" textAlign="start" overflowWrap="anywhere">
          {designation}
        </Text>
        <Text as="span" textStyle="small" color="fg.muted">
          <Code>{code}</Code>
        </Text>
      </Flex>
      {currency === undefined ? null : (
        <UnitPrice unitPriceMicro={shownPriceMicro(priceHt, currency)} currency={currency} />
      )}
    </chakra.li>
  )
}

function Waiting() {
  return (
    <Flex direction="column" gap="2" p="3" aria-busy="true">
      <Skeleton h="4" w="70%" />
      <Skeleton h="4" w="55%" />
      <Skeleton h="4" w="62%" />
    </Flex>
  )
}

/** A button for keyboard users; others scroll and never need it. */
function More({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('inventory')
  const place = useRef<HTMLDivElement>(null)
  const seen = useEffectEvent(onMore)
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in globalThis)) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen())
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Box ref={place} p="2" textAlign="center">
      <Button variant="plain" size="sm" onClick={onMore}>
        {t('discounts.details.more')}
      </Button>
    </Box>
  )
}
