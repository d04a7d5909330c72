import { Box, Center, chakra, Flex, Grid, Money, Text, useFormat, useTranslation } from '@comptoir/platform'
import { DecimalInput } from '@comptoir/platform/forms'
import { countedOf, type Denomination, denominationsOf, type Pieces, sumOf, withPieces } from './denominations.ts'
import { DrawnPiece } from './drawn-piece.tsx'

export interface PieceCountProps {
  currency: string
  pieces: Pieces
  /** Called whenever a number changes, with what all pieces come to, in minor units; null while nothing is counted. */
  onChange: (pieces: Pieces, sumMinor: number | null) => void
  isInvalid?: boolean
  autoFocus?: boolean
}

const KINDS = ['note', 'coin'] as const

/** How many of each note and coin, drawn, with what each row comes to. */
export function PieceCount({ currency, pieces, onChange, isInvalid = false, autoFocus = false }: PieceCountProps) {
  const { t } = useTranslation('sales-purchases')
  const denominations = denominationsOf(currency)
  const change = (id: string, count: number | null): void => {
    const next = withPieces(pieces, id, count)
    onChange(next, countedOf(denominations, next))
  }
  return (
    <Grid
      role="group"
      aria-label={t('cashCount.byPieces')}
      templateColumns="repeat(auto-fit, minmax(min(19rem, 100%), 1fr))"
      columnGap="8"
      rowGap="4"
      alignItems="start"
    >
      {KINDS.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          denominations={denominations.filter((each) => each.kind === kind)}
          currency={currency}
          pieces={pieces}
          onChange={change}
          isInvalid={isInvalid}
          autoFocus={autoFocus && kind === KINDS[0]}
        />
      ))}
    </Grid>
  )
}

interface KindProps {
  kind: Denomination['kind']
  denominations: readonly Denomination[]
  currency: string
  pieces: Pieces
  onChange: (id: string, count: number | null) => void
  isInvalid: boolean
  autoFocus: boolean
}

function Kind({ kind, denominations, currency, pieces, onChange, isInvalid, autoFocus }: KindProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <chakra.section aria-label={t(`cashCount.${kind}s`)}>
      <Flex justify="space-between" gap="4" pb="1" borderBottomWidth="1px" borderColor="border.default">
        <Text fontWeight="semibold">{t(`cashCount.${kind}s`)}</Text>
        <Money amountMinor={sumOf(denominations, pieces)} currency={currency} isBold />
      </Flex>
      {denominations.map((denomination, rank) => (
        <PieceRow
          key={denomination.id}
          denomination={denomination}
          rank={rank}
          currency={currency}
          count={pieces[denomination.id] ?? null}
          onChange={(count) => onChange(denomination.id, count)}
          isInvalid={isInvalid}
          autoFocus={autoFocus && rank === 0}
        />
      ))}
    </chakra.section>
  )
}

interface PieceRowProps {
  denomination: Denomination
  rank: number
  currency: string
  count: number | null
  onChange: (count: number | null) => void
  isInvalid: boolean
  autoFocus: boolean
}

function PieceRow({ denomination, rank, currency, count, onChange, isInvalid, autoFocus }: PieceRowProps) {
  const { t } = useTranslation('sales-purchases')
  const value = useValue(denomination, currency)
  return (
    <Flex align="center" gap="2" h="14" borderBottomWidth="1px" borderColor="border.subtle">
      <Center aria-hidden w="56px" flexShrink={0}>
        <DrawnPiece denomination={denomination} currency={currency} rank={rank} />
      </Center>
      <Text as="span" aria-hidden flex="1" minW="0" textStyle="body" color="fg.muted" truncate>
        {value}
      </Text>
      <Box w={{ base: '60px', sm: '72px' }} flexShrink={0}>
        <DecimalInput
          aria-label={t(`cashCount.${denomination.kind}`, { value })}
          aria-invalid={isInvalid}
          decimals={0}
          value={count}
          onChange={onChange}
          size="xl"
          autoFocus={autoFocus}
        />
      </Box>
      <Flex
        as="span"
        w={{ base: '84px', sm: '112px' }}
        flexShrink={0}
        justify="flex-end"
        textStyle={{ base: 'small', sm: 'body-lg' }}
        color={count ? 'fg.default' : 'fg.subtle'}
      >
        <Money amountMinor={denomination.valueMinor * (count ?? 0)} currency={currency} />
      </Flex>
    </Flex>
  )
}

/** What a piece is called: dinars as amounts are written, millimes as people say them. */
function useValue({ valueMinor }: Denomination, currency: string): string {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const isMillimes = currency === 'TND' && valueMinor < 1000
  return isMillimes ? t('cashCount.millimes', { value: format.number(valueMinor) }) : format.money(valueMinor, currency)
}
