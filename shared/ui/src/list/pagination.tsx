import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@comptoir/i18n'
import { chakra, Flex, IconButton, NativeSelect, Text } from '../chakra.ts'
import { useLanguage } from '../frame/language.ts'
import { usePromptValue } from '../page/use-prompt-value.ts'
import { DirectionalIcon } from '../status/directional-icon.tsx'

export interface PaginationProps {
  /** From 1. */
  page: number
  limit: number
  total: number
  /** The server stopped counting at `total`. */
  isTotalCapped?: boolean
  /** The server found too much to put in order: these are some of the rows. */
  isPartial?: boolean
  pageSizes: readonly number[]
  onPage: (page: number) => void
  onLimit: (limit: number) => void
}

export const pageCount = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/** The foot of a list: how many rows a page holds, where we are, and the neighbouring pages. */
export function Pagination({
  page,
  limit,
  total,
  isTotalCapped = false,
  isPartial = false,
  pageSizes,
  onPage,
  onLimit,
}: PaginationProps) {
  const { t } = useTranslation()
  const pages = pageCount(total, limit)
  return (
    <Flex
      as="nav"
      aria-label={t('common.pagination')}
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="3"
      px="3"
      py="1.5"
      minH="12"
      borderTopWidth="1px"
      borderColor="border.subtle"
      data-print="hide"
    >
      <PageSize limit={limit} pageSizes={pageSizes} onLimit={onLimit} />
      {isPartial ? (
        <Text as="span" role="status" flex="1" minW="60" color="fg.muted">
          {t('common.partial')}
        </Text>
      ) : null}
      <Flex align="center" gap="3" wrap="wrap">
        <Text as="span" aria-live="polite">
          <RangeText page={page} limit={limit} total={total} isTotalCapped={isTotalCapped} />
        </Text>
        <Text as="span" color="fg.muted" display={{ base: 'none', md: 'inline' }}>
          {t('common.pageOf', { page, pages })}
        </Text>
        <Flex gap="1.5">
          <IconButton
            variant="outline"
            size="sm"
            aria-label={t('common.previousPage')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <DirectionalIcon icon={ChevronLeft} />
          </IconButton>
          <IconButton
            variant="outline"
            size="sm"
            aria-label={t('common.nextPage')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <DirectionalIcon icon={ChevronRight} />
          </IconButton>
        </Flex>
      </Flex>
    </Flex>
  )
}

function RangeText({
  page,
  limit,
  total,
  isTotalCapped,
}: {
  page: number
  limit: number
  total: number
  isTotalCapped: boolean
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const from = total === 0 ? 0 : (page - 1) * limit + 1
  const figures = { from, to: Math.min(page * limit, total), total }
  const shown = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, formatNumber(value, language, 0)]),
  )
  return t(isTotalCapped ? 'common.rangeCapped' : 'common.range', shown)
}

function PageSize({ limit, pageSizes, onLimit }: Pick<PaginationProps, 'limit' | 'pageSizes' | 'onLimit'>) {
  const { t } = useTranslation()
  const id = useId()
  const chosen = usePromptValue(String(limit), (next) => onLimit(Number(next)))
  return (
    <Flex align="center" gap="2">
      <chakra.label htmlFor={id} color="fg.muted">
        {t('common.rowsPerPage')}
      </chakra.label>
      <NativeSelect.Root size="sm" width="auto">
        <NativeSelect.Field
          id={id}
          value={chosen.value}
          onChange={(event) => chosen.set(event.target.value)}
          onBlur={chosen.settle}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  )
}
