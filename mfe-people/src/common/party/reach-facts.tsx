import type { ReactNode } from 'react'
import { chakra, Fact, useTranslation } from '@comptoir/platform'
import type { PartyValues } from './party-values.ts'
import { EmailLink, PhoneLink } from './reach.tsx'

type Reachable = Pick<PartyValues, 'phone' | 'email' | 'address' | 'postalCode' | 'city'>

const NOTHING = '–'

/** How somebody is reached, and where. */
export function ReachFacts({ party }: { party: Reachable }) {
  const { t } = useTranslation('people')
  const { phone, email, address } = party
  return (
    <>
      <Fact label={t('party.phone')}>{phone === null ? NOTHING : <PhoneLink phone={phone} />}</Fact>
      <Fact label={t('party.email')}>{email === null ? NOTHING : <EmailLink email={email} />}</Fact>
      <Fact label={t('party.address')}>
        {address === null ? NOTHING : <chakra.bdi whiteSpace="pre-line">{address}</chakra.bdi>}
      </Fact>
      <Fact label={t('party.city')}>{townOf(party)}</Fact>
    </>
  )
}

/** The town as letters are addressed: its code before its name. */
function townOf({ postalCode, city }: Reachable): ReactNode {
  const town = [postalCode, city].filter((part) => part !== null)
  return town.length === 0 ? NOTHING : <bdi>{town.join(' ')}</bdi>
}
