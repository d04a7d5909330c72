import type { Client } from '@comptoir/contracts/people/clients'
import { Code, Fact, Flex, SimpleGrid, useFormat, useTranslation } from '@comptoir/platform'
import { AddressFacts, ContactFacts } from '../../common/party/own-rows-facts.tsx'
import { ReachFacts } from '../../common/party/reach-facts.tsx'
import { TermsFact } from '../../common/party/terms-fact.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { ClientStatus } from './client-status.tsx'

const NOTHING = '–'

/** What is known of a client: how they are reached, where, under which tax ID, and what is agreed with them. */
export function ClientFacts({ client }: { client: Client }) {
  return (
    <Flex direction="column" gap="5">
      <MainFacts client={client} />
      <ContactFacts contacts={client.contacts} />
      <AddressFacts addresses={client.addresses} />
      <CertificateFacts certificates={client.certificates} />
    </Flex>
  )
}

function MainFacts({ client }: { client: Client }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { taxId, group, sector, creditLimitMinor } = client
  return (
    <SimpleGrid as="dl" columns={2} columnGap="4" rowGap="3">
      <ReachFacts party={client} />
      <Fact label={t('clients.column.taxId')}>{taxId === null ? NOTHING : <Code>{taxId}</Code>}</Fact>
      <Fact label={t('clients.column.kind')}>{t(`clients.kind.${client.kind}`)}</Fact>
      {group === null ? null : (
        <Fact label={t('clients.form.group')}>
          <bdi>{group.name}</bdi>
        </Fact>
      )}
      {sector === null ? null : (
        <Fact label={t('clients.form.sector')}>
          <bdi>{sector.name}</bdi>
        </Fact>
      )}
      <TermsFact {...client} />
      {creditLimitMinor === null ? null : (
        <Fact label={t('clients.form.creditLimit')}>{format.money(creditLimitMinor)}</Fact>
      )}
      <Fact label={t('common.status')}>
        <ClientStatus client={client} />
      </Fact>
    </SimpleGrid>
  )
}
