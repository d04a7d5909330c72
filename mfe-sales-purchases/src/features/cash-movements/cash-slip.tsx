import type { CashMovement } from '@comptoir/contracts/sales/cash-movements'
import { Box, chakra, formatDateTime, useCompany, useLanguage, useTranslation } from '@comptoir/platform'
import { AmountRow, Ends, FactRow, Main, Paper, paperLanguageFor, PaperSeller, Rule, Second } from '../ticket/index.ts'
import { SLIP, SLIP_REASONS, SLIP_TITLES } from './slip-words.ts'

/** What goes with the cash, or into the drawer in its place: how much, why, by whom, and room to sign. */
export function CashSlip({ movement }: { movement: CashMovement }) {
  const { t } = useTranslation('sales-purchases')
  const { main } = paperLanguageFor(useLanguage())
  const { timeZone } = useCompany()
  const title = SLIP_TITLES[movement.kind]
  const reason = SLIP_REASONS[movement.reason]
  return (
    <Paper label={t(`cashMovements.${movement.kind}`)} currency={movement.currency}>
      <PaperSeller seller={movement.seller} />
      <Rule />
      <Ends isBold>
        <chakra.span fontSize="calc(3.6 * var(--mm))">
          <Main of={title} />
        </chakra.span>
        <Second of={title} />
      </Ends>
      <Box>
        <Ends>
          <bdi>{movement.pointOfSaleName}</bdi>
          <bdi>{movement.registerName}</bdi>
        </Ends>
        <FactRow words={SLIP.at}>{formatDateTime(movement.occurredAt, main, timeZone)}</FactRow>
        <Ends>
          <span>
            <Main of={SLIP.by} /> <Second of={SLIP.by} />
          </span>
          <bdi>{movement.recordedBy}</bdi>
        </Ends>
      </Box>
      <Rule />
      <AmountRow words={SLIP.amount} amountMinor={movement.amountMinor} isBold />
      <Box>
        <Ends>
          <Main of={SLIP.reason} />
          <Second of={SLIP.reason} />
        </Ends>
        <Ends isBold>
          <Main of={reason} />
          <Second of={reason} />
        </Ends>
      </Box>
      {movement.note === null ? null : (
        <Box>
          <Main of={SLIP.note} /> <Second of={SLIP.note} />
          <chakra.bdi display="block" fontWeight="semibold" overflowWrap="anywhere">
            {movement.note}
          </chakra.bdi>
        </Box>
      )}
      <Box pt="calc(2 * var(--mm))" pb="calc(12 * var(--mm))">
        <Ends>
          <Main of={SLIP.signature} />
          <Second of={SLIP.signature} />
        </Ends>
      </Box>
      <Rule />
    </Paper>
  )
}
