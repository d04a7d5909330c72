import { Trash2 } from 'lucide-react'
import { exponentOf } from '@comptoir/money'
import type { Currency, DocumentTotals } from '@comptoir/money'
import { Box, Button, Flex, Grid, IconButton, Money, Text, UnitPrice, useTranslation } from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'
import { ReturnedQuantity } from '../returned-quantity.tsx'
import { type GoodsLine, packOf } from './goods-draft.ts'

const ONE_MILLI = 1000
/** No line of a return holds more. */
const MOST_MILLI = 1_000_000_000
const PRICE_DECIMALS = 6

export interface GoodsLinesProps {
  lines: readonly GoodsLine[]
  totals: DocumentTotals | null
  currency: Currency
  hasQuarantine: boolean
  change: (line: GoodsLine) => void
}

/** What comes back: how much of it, what is given back for one, and where it goes. */
export function GoodsLines({ lines, ...rest }: GoodsLinesProps) {
  const { t } = useTranslation('sales-purchases')
  if (lines.length === 0) return null
  return (
    <Box as="ul" listStyleType="none" aria-label={t('counterReturns.without.lines')}>
      {lines.map((line) => (
        <GoodsRow key={line.id} line={line} {...rest} />
      ))}
    </Box>
  )
}

function GoodsRow({
  line,
  totals,
  currency,
  hasQuarantine,
  change,
}: Omit<GoodsLinesProps, 'lines'> & { line: GoodsLine }) {
  const { t } = useTranslation('sales-purchases')
  const { goods, quantityMilli, unitPriceMicro, mostMicro } = line
  const name = goods.designation
  const unit = packOf(goods)?.unit ?? goods.unit
  const isTooDear = (unitPriceMicro ?? 0) > mostMicro
  const totalMinor = totals?.lines.find(({ id }) => id === line.id)?.totalMinor ?? 0
  const put = (over: Partial<GoodsLine>): void => change({ ...line, ...over })
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" borderColor="border.subtle">
      <Flex justify="space-between" gap="3" align="flex-start">
        <Box minW="0">
          <Text fontWeight="medium">
            <bdi>{name}</bdi>
          </Text>
          <Text textStyle="small" color={isTooDear ? 'danger.fg' : 'fg.muted'}>
            {t('counterReturns.without.most')} <UnitPrice unitPriceMicro={mostMicro} currency={currency} />
            {unit === null ? null : (
              <>
                {' / '}
                <bdi>{unit}</bdi>
              </>
            )}
          </Text>
        </Box>
        <Flex align="center" gap="1">
          <Money amountMinor={totalMinor} currency={currency} isBold />
          <IconButton
            variant="ghost"
            size="lg"
            aria-label={t('counterReturns.without.remove', { name })}
            onClick={() => put({ quantityMilli: 0 })}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
      <Grid
        templateColumns={{ base: 'auto minmax(0, 1fr)', sm: 'max-content 12rem' }}
        gap="2"
        mt="2"
        alignItems="center"
      >
        <ReturnedQuantity
          name={name}
          quantityMilli={quantityMilli}
          mostMilli={MOST_MILLI}
          onStep={(by) => put({ quantityMilli: Math.max(quantityMilli + by * ONE_MILLI, ONE_MILLI) })}
          onType={(typed) => (typed > 0 ? put({ quantityMilli: Math.min(typed, MOST_MILLI) }) : undefined)}
        />
        <DecimalInput
          aria-label={t('counterReturns.without.priceOf', { name })}
          aria-invalid={isTooDear}
          size="xl"
          value={unitPriceMicro}
          decimals={PRICE_DECIMALS}
          minDecimals={exponentOf(currency)}
          onChange={(typed) => put({ unitPriceMicro: typed === null || Number.isNaN(typed) ? null : typed })}
        />
      </Grid>
      {hasQuarantine ? (
        <Flex role="group" aria-label={t('counterReturns.outcome.label', { name })} gap="2" mt="2">
          {[false, true].map((isApart) => (
            <Button
              key={String(isApart)}
              size="lg"
              flex="1 1 0"
              variant={line.isApart === isApart ? 'subtle' : 'outline'}
              aria-pressed={line.isApart === isApart}
              onClick={() => put({ isApart })}
            >
              {t(isApart ? 'counterReturns.outcome.quarantine' : 'counterReturns.outcome.resell')}
            </Button>
          ))}
        </Flex>
      ) : null}
    </Box>
  )
}
