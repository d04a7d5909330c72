import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { IntegrityResult } from '@comptoir/contracts/reports/integrity-runs'
import { SALES } from '@comptoir/contracts/sales/sales'
import {
  addressesAt,
  ChakraLink,
  Code,
  Flex,
  Link,
  Section,
  StatusBadge,
  Text,
  useFormat,
  useSession,
  useTranslation,
} from '@comptoir/platform'

/** A line for each thing that is checked: that it holds, or which documents do not agree. */
export function RunResults({ results }: { results: readonly IntegrityResult[] }) {
  const { t } = useTranslation('company')
  return (
    <Section title={t('integrityRuns.results')}>
      <Flex as="ul" direction="column" gap="3" listStyleType="none">
        {results.map((result) => (
          <Result key={result.check} result={result} />
        ))}
      </Flex>
    </Section>
  )
}

function Result({ result: { check, count, subjects } }: { result: IntegrityResult }) {
  const { t } = useTranslation('company')
  const format = useFormat()
  const holds = count === 0
  return (
    <Flex as="li" direction="column" gap="1">
      <Flex justify="space-between" align="baseline" gap="4">
        <Text minW="0">{t(`integrityRuns.checks.${check}`)}</Text>
        <StatusBadge
          tone={holds ? 'success' : 'danger'}
          icon={holds ? CircleCheck : TriangleAlert}
          label={holds ? t('integrityRuns.holds') : t('integrityRuns.differs')}
          size="sm"
        />
      </Flex>
      {holds ? null : (
        <Flex gap="2" wrap="wrap" color="fg.muted">
          <Text as="span" textStyle="small">
            {t('integrityRuns.found', { count })}
          </Text>
          {check === 'checkpoints'
            ? subjects.map((date) => <Code key={date}>{format.date(date)}</Code>)
            : subjects
                .filter(isNumber)
                .map((subject) => (
                  <Subject key={subject} subject={subject} isTicket={check === 'tickets' || check === 'figures'} />
                ))}
        </Flex>
      )}
    </Flex>
  )
}

/** Numbers of documents read alike in every language; what else a check names is for `check:books`. */
function isNumber(subject: string): boolean {
  return /^[A-Z]+-?[A-Z0-9.]*-?\d+$/.test(subject)
}

/** The number of a document; that of a ticket leads to the list of sales, where it is searched for. */
function Subject({ subject, isTicket }: { subject: string; isTicket: boolean }) {
  const companyId = useSession((state) => state.company?.id) ?? ''
  const pointOfSaleId = useSession((state) => state.pointOfSale?.id)
  if (!isTicket || pointOfSaleId === undefined) return <Code>{subject}</Code>
  return (
    <ChakraLink asChild>
      <Link to={addressesAt({ companyId, pointOfSaleId }, SALES).list({ q: subject })}>
        <Code>{subject}</Code>
      </Link>
    </ChakraLink>
  )
}
