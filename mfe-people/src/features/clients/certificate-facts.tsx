import { CalendarClock, CalendarX, CircleCheck, Clock } from 'lucide-react'
import type { Certificate } from '@comptoir/contracts/people/clients'
import { Box, Flex, StatusBadge, Text, useFormat, useToday, useTranslation } from '@comptoir/platform'
import { certificateState, type CertificateState } from './certificate-state.ts'

const LOOKS = {
  notYet: { tone: 'neutral', icon: Clock },
  valid: { tone: 'success', icon: CircleCheck },
  near: { tone: 'attention', icon: CalendarClock },
  over: { tone: 'danger', icon: CalendarX },
} as const satisfies Record<CertificateState, object>

/** The certificates of a client, each with whether it counts today; nothing where there is none. */
export function CertificateFacts({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const today = useToday()
  if (certificates.length === 0) return null
  return (
    <Box as="section" aria-label={t('clients.certificates.title')}>
      <Text fontWeight="semibold">{t('clients.certificates.title')}</Text>
      <Flex as="ul" direction="column" gap="2" mt="2" listStyleType="none">
        {certificates.map((certificate, at) => {
          const state = certificateState(certificate, today)
          const kind = t(`clients.certificates.${certificate.kind}`)
          const until = { kind, number: certificate.number, date: format.date(certificate.validUntil) }
          return (
            <Flex as="li" key={at} gap="2" wrap="wrap" align="baseline">
              <Text>{t('clients.facts.until', until)}</Text>
              <StatusBadge size="sm" {...LOOKS[state]} label={t(`clients.certificates.${state}`)} />
            </Flex>
          )
        })}
      </Flex>
    </Box>
  )
}
