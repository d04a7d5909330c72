import type { ReactNode } from 'react'
import type { Client } from '@comptoir/contracts/people/clients'
import { chakra, Code, Fact, SimpleGrid, useTranslation } from '@comptoir/platform'
import { ClientStatus } from './client-status.tsx'

const NOTHING = '–'

/** What is known of a client: how they are reached, where, and under which tax ID. */
export function ClientFacts({ client }: { client: Client }) {
  const { t } = useTranslation('people')
  const { phone, email, taxId, address } = client
  return (
    <SimpleGrid as="dl" columns={2} columnGap="4" rowGap="3">
      <Fact label={t('clients.column.phone')}>
        {phone === null ? NOTHING : <Reach href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} text={phone} />}
      </Fact>
      <Fact label={t('clients.form.email')}>
        {email === null ? NOTHING : <Reach href={`mailto:${email}`} text={email} />}
      </Fact>
      <Fact label={t('clients.column.taxId')}>{taxId === null ? NOTHING : <Code>{taxId}</Code>}</Fact>
      <Fact label={t('clients.column.kind')}>{t(`clients.kind.${client.kind}`)}</Fact>
      <Fact label={t('clients.form.street')}>
        {address === null ? NOTHING : <chakra.bdi whiteSpace="pre-line">{address}</chakra.bdi>}
      </Fact>
      <Fact label={t('clients.column.city')}>{townOf(client)}</Fact>
      <Fact label={t('common.status')}>
        <ClientStatus client={client} />
      </Fact>
    </SimpleGrid>
  )
}

/** Calls or writes to them. */
function Reach({ href, text }: { href: string; text: string }) {
  return (
    <chakra.a href={href} color="brand.fg" textDecoration="underline" dir="ltr" unicodeBidi="isolate">
      {text}
    </chakra.a>
  )
}

/** The town as letters are addressed: its code before its name. */
function townOf({ postalCode, city }: Client): ReactNode {
  const town = [postalCode, city].filter((part) => part !== null)
  return town.length === 0 ? NOTHING : <bdi>{town.join(' ')}</bdi>
}
