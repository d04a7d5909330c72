import { useState } from 'react'
import { Banknote, Coins } from 'lucide-react'
import { Box, Flex, Grid, Money, Text, useFormat, useTranslation } from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'
import { type Denomination, denominationsOf, type Pieces, sumOf } from './denominations.ts'

export interface DenominationGridProps {
  currency: string
  /** Called with the sum whenever a number of pieces changes. */
  onSum: (sumMinor: number) => void
}

/** How many of each note and coin; what they come to is carried over to the counted amount. */
export function DenominationGrid({ currency, onSum }: DenominationGridProps) {
  const { t } = useTranslation('sales-purchases')
  const [pieces, setPieces] = useState<Pieces>({})
  const denominations = denominationsOf(currency)
  const change = (id: string, count: number | null): void => {
    const next = { ...pieces, [id]: count !== null && Number.isNaN(count) ? null : count }
    setPieces(next)
    onSum(sumOf(denominations, next))
  }
  return (
    <Grid
      templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
      columnGap="6"
      rowGap="2"
      role="group"
      aria-label={t('cashSessions.session.count.byDenomination')}
    >
      {denominations.map((denomination) => (
        <PieceRow
          key={denomination.id}
          denomination={denomination}
          currency={currency}
          count={pieces[denomination.id] ?? null}
          onChange={(count) => change(denomination.id, count)}
        />
      ))}
    </Grid>
  )
}

interface PieceRowProps {
  denomination: Denomination
  currency: string
  count: number | null
  onChange: (count: number | null) => void
}

function PieceRow({ denomination: { kind, valueMinor }, currency, count, onChange }: PieceRowProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const Icon = kind === 'note' ? Banknote : Coins
  const name = t(`cashSessions.session.count.${kind}`)
  return (
    <Flex align="center" gap="2">
      <Flex aria-hidden align="center" gap="2" flex="1" minW="0">
        <Icon size={16} />
        <Text as="span" textStyle="small" color="fg.muted">
          {name}
        </Text>
        <Money amountMinor={valueMinor} currency={currency} />
      </Flex>
      <Box w="20">
        <DecimalInput
          aria-label={`${name} ${format.money(valueMinor, currency)}`}
          decimals={0}
          value={count}
          onChange={onChange}
          size="md"
        />
      </Box>
    </Flex>
  )
}
