import { Button, Money, Section, Text, useCompany, useTranslation } from '@comptoir/platform'
import { GroupedCode } from './grouped-code.tsx'
import type { Given } from './use-request-form.ts'

/** The answer, to be read out. */
export function GivenAnswer({ given, onNext }: { given: Given; onNext: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const { currency } = useCompany()
  return (
    <Section title={t('approvalCodes.answer')}>
      <div role="status">
        <GroupedCode code={given.answer} />
        <Text mt="1">
          <bdi>{given.registerName}</bdi> · <Money amountMinor={given.totalMinor} currency={currency} isBold />
        </Text>
        <Text color="fg.muted">{t('approvalCodes.readOut')}</Text>
      </div>
      <Button mt="4" variant="outline" size="xl" w={{ base: 'full', md: 'auto' }} onClick={onNext}>
        {t('approvalCodes.next')}
      </Button>
    </Section>
  )
}
