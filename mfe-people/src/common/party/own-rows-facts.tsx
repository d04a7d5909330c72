import type { PartyAddress, PartyContact } from '@comptoir/contracts/people/parties'
import { Box, Flex, Text, useTranslation } from '@comptoir/platform'
import { EmailLink, PhoneLink } from './reach.tsx'

/** The people to ask for; nothing where there is none. */
export function ContactFacts({ contacts }: { contacts: readonly PartyContact[] }) {
  const { t } = useTranslation('people')
  if (contacts.length === 0) return null
  return (
    <Box as="section" aria-label={t('party.contacts.title')}>
      <Text fontWeight="semibold">{t('party.contacts.title')}</Text>
      <Flex as="ul" direction="column" gap="2" mt="2" listStyleType="none">
        {contacts.map(({ name, role, phone, email }, at) => (
          <Flex as="li" key={at} gap="2" wrap="wrap" align="baseline">
            <bdi>{name}</bdi>
            {role === null ? null : <Text color="fg.muted">{role}</Text>}
            {phone === null ? null : <PhoneLink phone={phone} />}
            {email === null ? null : <EmailLink email={email} />}
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}

/** Further addresses, each by what it is; nothing where there is none. */
export function AddressFacts({ addresses }: { addresses: readonly PartyAddress[] }) {
  const { t } = useTranslation('people')
  if (addresses.length === 0) return null
  return (
    <Box as="section" aria-label={t('party.addresses.title')}>
      <Text fontWeight="semibold">{t('party.addresses.title')}</Text>
      <Flex as="ul" direction="column" gap="2" mt="2" listStyleType="none">
        {addresses.map(({ name, address, postalCode, city }, at) => (
          <Flex as="li" key={at} gap="2" wrap="wrap" align="baseline">
            <Text color="fg.muted">{name}</Text>
            <bdi>{[address, postalCode, city].filter((part) => part !== null).join(' ')}</bdi>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
