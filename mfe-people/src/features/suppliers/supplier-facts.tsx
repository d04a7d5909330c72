import type { Supplier } from '@comptoir/contracts/people/suppliers'
import { ActivityBadge, Code, Fact, Flex, SimpleGrid, useFormat, useTranslation } from '@comptoir/platform'
import { AddressFacts, ContactFacts } from '../../common/party/own-rows-facts.tsx'
import { ReachFacts } from '../../common/party/reach-facts.tsx'
import { TermsFact } from '../../common/party/terms-fact.tsx'

/** What is known of a supplier: how they are reached, on what terms they sell, how long they take. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { taxId, leadDays } = supplier
  return (
    <Flex direction="column" gap="5">
      <SimpleGrid as="dl" columns={2} columnGap="4" rowGap="3">
        <ReachFacts party={supplier} />
        {taxId === null ? null : (
          <Fact label={t('suppliers.form.taxId')}>
            <Code>{taxId}</Code>
          </Fact>
        )}
        <TermsFact {...supplier} />
        {leadDays === null ? null : (
          <Fact label={t('suppliers.form.leadDays')}>
            {t('party.terms.days', { count: leadDays, number: format.number(leadDays) })}
          </Fact>
        )}
        <Fact label={t('common.status')}>
          <ActivityBadge isActive={supplier.isActive} />
        </Fact>
      </SimpleGrid>
      <ContactFacts contacts={supplier.contacts} />
      <AddressFacts addresses={supplier.addresses} />
    </Flex>
  )
}
