import type { IntegrityRun } from '@comptoir/contracts/reports/integrity-runs'
import { DateTime, Fact, Grid, Quantity, Section, useCompany, useFormat, useTranslation } from '@comptoir/platform'

/** When the books were checked, how long it took, and how much was read. */
export function RunFacts({ run }: { run: IntegrityRun }) {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  const format = useFormat()
  return (
    <Section title={t('integrityRuns.last')}>
      <Grid as="dl" templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4">
        <Fact label={t('integrityRuns.startedAt')}>
          <DateTime value={run.startedAt} timeZone={timeZone} />
        </Fact>
        <Fact label={t('integrityRuns.duration')}>
          {t('integrityRuns.seconds', { seconds: format.number(run.milliseconds / 1000, 1) })}
        </Fact>
        <Fact label={t('integrityRuns.documents')}>
          <Quantity quantityMilli={run.documents * 1000} />
        </Fact>
      </Grid>
    </Section>
  )
}
