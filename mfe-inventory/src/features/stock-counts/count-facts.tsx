import type { StockCount } from '@comptoir/contracts/inventory/stock-counts'
import {
  Box,
  chakra,
  DateTime,
  Fact,
  Money,
  Section,
  Text,
  useCompany,
  useFormat,
  useTranslation,
} from '@comptoir/platform'
import { CountStateBadge } from './count-state.tsx'
import { useScopeText } from './use-scope-text.ts'

/** What a count is about, and what it comes to. */
export function CountFacts({ count }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const scopeText = useScopeText()
  const { people, totals, note, cancelReason, round, plannedOn } = count
  return (
    <Section title={t('stockCounts.facts')}>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr 1fr', xl: '1fr' }} gap="3">
        <Fact label={t('stockCounts.column.state')}>
          <CountStateBadge state={count.state} size="md" />
        </Fact>
        <Fact label={t('stockCounts.column.location')}>
          <bdi>
            {count.pointOfSaleName} · {count.locationName}
          </bdi>
        </Fact>
        <Fact label={t('stockCounts.column.scope')}>
          <bdi>{scopeText(count.scope, count.scopeNames)}</bdi>
        </Fact>
        <Fact label={t('stockCounts.plan.people')}>
          {people.length === 0 ? t('stockCounts.anybody') : <bdi>{people.map(({ name }) => name).join(', ')}</bdi>}
        </Fact>
        {plannedOn === null ? null : (
          <Fact label={t('stockCounts.column.plannedOn')}>
            <DateTime value={plannedOn} kind="date" />
          </Fact>
        )}
        {round > 1 ? <Fact label={t('stockCounts.round')}>{format.number(round)}</Fact> : null}
        {totals === null ? null : (
          <>
            <Fact label={t('stockCounts.lineState.different')}>{format.number(totals.different)}</Fact>
            <Fact label={t('stockCounts.lineState.uncounted')}>{format.number(totals.uncounted)}</Fact>
            <Fact label={t('stockCounts.lineState.beyondTolerance')}>{format.number(totals.beyondTolerance)}</Fact>
          </>
        )}
        <Value count={count} />
        {note === null ? null : (
          <Fact label={t('stockCounts.plan.note')}>
            <bdi>{note}</bdi>
          </Fact>
        )}
        {cancelReason === null ? null : (
          <Fact label={t('stockCounts.cancelWhy')}>{t(`stockCounts.cancelReason.${cancelReason}`)}</Fact>
        )}
      </chakra.dl>
    </Section>
  )
}

function Value({ count: { valueMinor, totals } }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const shown = valueMinor ?? totals?.valueMinor ?? null
  if (shown === null) return null
  return (
    <Fact label={t('stockCounts.column.value')}>
      <Money amountMinor={shown} currency={currency} isBold sign="always" />
    </Fact>
  )
}

/** Who did what with it, the first first. */
export function CountTimeline({ events }: Pick<StockCount, 'events'>) {
  const { t } = useTranslation('inventory')
  const { timeZone } = useCompany()
  return (
    <Section title={t('stockCounts.timeline')}>
      <Box as="ol" listStyleType="none">
        {events.map(({ event, at, by }) => (
          <Box
            as="li"
            key={event}
            borderInlineStartWidth="2px"
            borderColor="border.subtle"
            ps="3"
            pb="3"
            _last={{ pb: '0' }}
          >
            <Text fontWeight="medium">{t(`stockCounts.event.${event}`)}</Text>
            <Text textStyle="small" color="fg.muted">
              <bdi>{by}</bdi> · <DateTime value={at} timeZone={timeZone} />
            </Text>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
