import { Trash2 } from 'lucide-react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { ProductStock } from '@comptoir/contracts/inventory/product-prices'
import { REASON_RULES } from '@comptoir/contracts/inventory/stock-adjustments'
import { exponentOf, type Currency } from '@comptoir/money'
import {
  Box,
  Code,
  Flex,
  Grid,
  IconButton,
  Text,
  useCompany,
  useCompanyQuery,
  useTranslation,
} from '@comptoir/platform'
import { DecimalInput, SegmentChoice } from '@comptoir/platform/forms'
import { BeforeAndAfter } from './before-and-after.tsx'
import { comesIn, signedMilli, type Draft, type DraftLine } from './draft.ts'
import { LineGoods } from './line-goods.tsx'
import type { useLineKeys } from './use-line-keys.ts'

const COST_DECIMALS = 6
const QUANTITY_DECIMALS = 3

interface AdjustmentLinesProps {
  draft: Draft
  keys: ReturnType<typeof useLineKeys>
  seesCost: boolean
  change: (line: DraftLine) => void
  remove: (id: string) => void
}

/** What is adjusted, product by product; its fields are gone through by keys. */
export function AdjustmentLines({ draft, keys, ...rest }: AdjustmentLinesProps) {
  const { t } = useTranslation('inventory')
  if (draft.lines.length === 0) return <Text color="fg.muted">{t('stockAdjustments.noGoods')}</Text>
  return (
    <Box as="ul" ref={keys.element} listStyleType="none" aria-label={t('stockAdjustments.goodsListed')}>
      {draft.lines.map((line) => (
        <Line key={line.id} line={line} draft={draft} keys={keys} {...rest} />
      ))}
    </Box>
  )
}

type LineProps = AdjustmentLinesProps & { line: DraftLine }

function Line({ line, draft, keys, seesCost, change, remove }: LineProps) {
  const { t } = useTranslation('inventory')
  const company = useCompany()
  const name = line.designation
  const isIn = comesIn(draft.reason, line)
  const isOpen = REASON_RULES[draft.reason].direction === 'either'
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr) minmax(0, 1fr) auto',
          md: 'minmax(0, 1fr) max-content 9rem 10rem auto',
        }}
        gap="3"
        alignItems="center"
      >
        <Box minW="0" gridColumn={{ base: '1 / 3', md: 'auto' }}>
          <Text fontWeight="medium" overflowWrap="anywhere">
            <bdi>{name}</bdi>
          </Text>
          <Flex gap="3" wrap="wrap">
            <Code tone="muted">{line.code}</Code>
            <Stock line={line} draft={draft} />
          </Flex>
        </Box>
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }} hideBelow={isOpen ? undefined : 'md'}>
          {isOpen ? (
            <SegmentChoice
              label={t('stockAdjustments.wayOf', { name })}
              isLabelHidden
              value={isIn ? 'in' : 'out'}
              options={[
                { value: 'out', label: t('stockAdjustments.goesOut') },
                { value: 'in', label: t('stockAdjustments.goesIn') },
              ]}
              onChange={(way) => change({ ...line, isIn: way === 'in' })}
            />
          ) : null}
        </Box>
        <Box {...keys.mark('quantity')}>
          <DecimalInput
            aria-label={t('stockAdjustments.quantityOf', { name })}
            decimals={QUANTITY_DECIMALS}
            minDecimals={0}
            suffix={line.unit ?? undefined}
            value={line.quantityMilli}
            onChange={(quantityMilli) => change({ ...line, quantityMilli: positive(quantityMilli) })}
            onKeyDown={keys.onKeyDown('quantity')}
          />
        </Box>
        <Box
          {...keys.mark('cost')}
          gridColumn={{ base: '2 / -1', md: 'auto' }}
          hideBelow={seesCost && isIn ? undefined : 'md'}
        >
          {seesCost && isIn ? (
            <DecimalInput
              aria-label={t('stockAdjustments.costOf', { name })}
              decimals={COST_DECIMALS}
              minDecimals={exponentOf(company.currency as Currency)}
              placeholder={t('stockAdjustments.average')}
              value={line.unitCostMicro}
              onChange={(unitCostMicro) => change({ ...line, unitCostMicro: positive(unitCostMicro) })}
              onKeyDown={keys.onKeyDown('cost')}
            />
          ) : null}
        </Box>
        <Box gridRow={{ base: '1', md: 'auto' }} gridColumn={{ base: '3', md: 'auto' }}>
          <IconButton
            variant="ghost"
            aria-label={t('stockAdjustments.removeLine', { name })}
            onClick={() => remove(line.id)}
          >
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </Box>
      </Grid>
      <LineGoods line={line} isIn={isIn} change={change} />
    </Box>
  )
}

/** Nothing where what is typed is no number or below zero. */
function positive(value: number | null): number | null {
  return value === null || Number.isNaN(value) || value < 0 ? null : value
}

/** What the place has before and after. */
function Stock({ line, draft }: { line: DraftLine; draft: Draft }) {
  const { t } = useTranslation('inventory')
  const { data } = useCompanyQuery<ProductStock>(PRODUCTS, [line.productId, 'stock'], {
    enabled: line.onHandMilli === null,
  })
  const there = data?.data.flatMap(({ locations }) => locations).find(({ id }) => id === draft.locationId)
  const beforeMilli = line.onHandMilli ?? (data === undefined ? null : (there?.quantityMilli ?? 0))
  if (beforeMilli === null) return null
  const afterMilli = beforeMilli + signedMilli(draft.reason, line)
  return (
    <Text as="span" textStyle="small" color={afterMilli < 0 ? 'danger.fg' : 'fg.muted'}>
      {t('stockAdjustments.stock')} <BeforeAndAfter {...{ beforeMilli, afterMilli }} />
      {afterMilli < 0 ? ` · ${t('stockAdjustments.belowZero')}` : null}
    </Text>
  )
}
