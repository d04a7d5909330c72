import type { OutboxMail } from '@comptoir/contracts/identity/accounts'
import { Box, chakra, Heading, Text, useTranslation } from '@comptoir/platform/site'

/** Addresses in plain text, to be followed. */
const ADDRESS = /(https?:\/\/\S+)/

/** One mail: its text, which says what its designed twin says, and whose links can be followed. */
export function MailView({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('marketing')
  return (
    <Box as="article" borderWidth="1px" borderColor="border.subtle" borderRadius="xl" overflow="hidden" bg="bg.card">
      <Box px="5" py="3" borderBottomWidth="1px" borderColor="border.subtle">
        <Heading as="h2" textStyle="heading">
          <bdi>{mail.subject}</bdi>
        </Heading>
        <Text color="fg.muted">{t('demoMails.to', { email: mail.to })}</Text>
      </Box>
      <Text as="div" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" textStyle="body-lg" p="5">
        {mail.text.split(ADDRESS).map((part, index) =>
          ADDRESS.test(part) ? (
            <chakra.a key={`${index}-${part}`} href={part} color="brand.fg" textDecoration="underline">
              {part}
            </chakra.a>
          ) : (
            part
          ),
        )}
      </Text>
    </Box>
  )
}
