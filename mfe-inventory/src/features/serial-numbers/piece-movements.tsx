import type { PieceMovement, PieceStory } from '@comptoir/contracts/inventory/serial-numbers'
import { Box, chakra, DateTime, Section, Text, useCompany, useTranslation } from '@comptoir/platform'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { StockDocument } from '../../common/stock-document.tsx'

/** What happened to a piece, with the document of each movement. */
export function PieceMovements({ movements }: Pick<PieceStory, 'movements'>) {
  const { t } = useTranslation('inventory')
  return (
    <Section title={t('serialNumbers.story.movements')} description={t('serialNumbers.story.movementsText')}>
      <chakra.ul listStyleType="none">
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </chakra.ul>
    </Section>
  )
}

function Movement({ movement: { kind, isIn, place, document, by, recordedAt } }: { movement: PieceMovement }) {
  const { t } = useTranslation('inventory')
  const { timeZone } = useCompany()
  const Icon = isIn ? ArrowDownToLine : ArrowUpFromLine
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: 0 }}
    >
      <Box color={isIn ? 'success.fg' : 'fg.muted'} pt="0.5">
        <Icon role="img" aria-label={t(isIn ? 'serialNumbers.story.in' : 'serialNumbers.story.out')} size={16} />
      </Box>
      <Box minW="0">
        <Text as="span" fontWeight="medium">
          {t(`stockLevels.kinds.${kind}`)}
        </Text>{' '}
        <StockDocument document={document} />
        <Text as="span" display="block" textStyle="small" color="fg.muted">
          <DateTime value={recordedAt} kind="dateTime" timeZone={timeZone} /> · <bdi>{place.name}</bdi> ·{' '}
          <bdi>{place.pointOfSale.name}</bdi> · <bdi>{by}</bdi>
        </Text>
      </Box>
    </chakra.li>
  )
}
