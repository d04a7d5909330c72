import type { StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import {
  Box,
  chakra,
  DateTime,
  Fact,
  TextLink,
  Money,
  Section,
  Text,
  useCompany,
  useTranslation,
} from '@comptoir/platform'
import { AdjustmentStateBadge } from './adjustment-state.tsx'
import { useAdjustmentAddresses } from './use-adjustment-addresses.ts'

/** What an adjustment is about, and what it is worth. */
export function AdjustmentFacts({ adjustment }: { adjustment: StockAdjustment }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const { reason, moneyEffect, note, valueMinor, cancelReason, reversalOf, reversedBy } = adjustment
  return (
    <Section title={t('stockAdjustments.facts')}>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', xl: '1fr' }} gap="3">
        <Fact label={t('stockAdjustments.column.state')}>
          <AdjustmentStateBadge state={adjustment.state} size="md" />
        </Fact>
        <Fact label={t('stockAdjustments.location')}>
          <bdi>
            {adjustment.pointOfSaleName} · {adjustment.locationName}
          </bdi>
        </Fact>
        <Fact label={t('stockAdjustments.chosenReason')}>{t(`stockAdjustments.reason.${reason}`)}</Fact>
        <Fact label={t('stockAdjustments.moneyEffect')}>{t(`stockAdjustments.effect.${moneyEffect}`)}</Fact>
        {valueMinor === null ? null : (
          <Fact label={t('stockAdjustments.value')}>
            <Money amountMinor={valueMinor} currency={currency} isBold sign="always" />
          </Fact>
        )}
        <Fact label={t('stockAdjustments.note')}>
          {note === null ? t('stockAdjustments.noNote') : <bdi>{note}</bdi>}
        </Fact>
        {cancelReason === null ? null : (
          <Fact label={t('stockAdjustments.cancelWhy')}>{t(`stockAdjustments.cancelReason.${cancelReason}`)}</Fact>
        )}
        {reversalOf === null ? null : (
          <Fact label={t('stockAdjustments.isReversal')}>
            <Other {...reversalOf} />
          </Fact>
        )}
        {reversedBy === null ? null : (
          <Fact label={t('stockAdjustments.isReversed')}>
            <Other {...reversedBy} />
          </Fact>
        )}
      </chakra.dl>
    </Section>
  )
}

/** Of a draft: how far it is, and what it comes to as things stand. */
export function DraftSummary({ adjustment: { state, moneyEffect, valueMinor } }: { adjustment: StockAdjustment }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  return (
    <Section title={t('stockAdjustments.summary')}>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', xl: '1fr' }} gap="3">
        <Fact label={t('stockAdjustments.column.state')}>
          <AdjustmentStateBadge state={state} size="md" />
        </Fact>
        <Fact label={t('stockAdjustments.moneyEffect')}>{t(`stockAdjustments.effect.${moneyEffect}`)}</Fact>
        {valueMinor === null ? null : (
          <Fact label={t('stockAdjustments.value')}>
            <Money amountMinor={valueMinor} currency={currency} isBold sign="always" />
          </Fact>
        )}
      </chakra.dl>
    </Section>
  )
}

function Other({ id, number }: { id: string; number: string }) {
  const { one } = useAdjustmentAddresses()
  return (
    <TextLink to={one(id)}>
      <bdi>{number}</bdi>
    </TextLink>
  )
}

/** Who did what with it, the first first. */
export function AdjustmentTimeline({ events }: Pick<StockAdjustment, 'events'>) {
  const { t } = useTranslation('inventory')
  const { timeZone } = useCompany()
  return (
    <Section title={t('stockAdjustments.timeline')}>
      <Box as="ol" listStyleType="none">
        {events.map(({ event, at, by }) => (
          <Box
            as="li"
            key={`${event} ${at}`}
            borderInlineStartWidth="2px"
            borderColor="border.subtle"
            ps="3"
            pb="3"
            _last={{ pb: '0' }}
          >
            <Text fontWeight="medium">{t(`stockAdjustments.event.${event}`)}</Text>
            <Text textStyle="small" color="fg.muted">
              <bdi>{by}</bdi> · <DateTime value={at} timeZone={timeZone} />
            </Text>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
