import { History } from 'lucide-react'
import { AUDIT_TRAIL, type AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import {
  ApiProblem,
  chakra,
  Code,
  DateTime,
  EmptyState,
  ErrorPanel,
  Fact,
  Flex,
  Notice,
  SimpleGrid,
  Skeleton,
  useCompany,
  useItem,
  useTranslation,
  type RowSheetContentProps,
} from '@comptoir/platform'
import { RowSheet, useRowSheet } from '@comptoir/platform/overlays'
import { AuditChanges } from './audit-changes.tsx'
import { AuditAbout, AuditBy } from './audit-parts.tsx'
import { useAuditPhrases } from './use-audit-phrases.ts'

/** All that is recorded of one entry, beside the list. The reason for support comes before everything else. */
export function AuditSheet(given: RowSheetContentProps<AuditEntryRow>) {
  const { id, row, frame } = useRowSheet(given)
  const { t } = useTranslation('company')
  const phrases = useAuditPhrases()
  // An address may name an entry of another page.
  const { data, error, refetch } = useItem(AUDIT_TRAIL, id, { enabled: row === undefined && id !== '' })
  const entry = row ?? data
  const title = entry ? (phrases.action(entry.action) ?? entry.action) : t('auditTrail.entry')
  return (
    <RowSheet frame={frame} title={title} subtitle={entry?.subject ? <bdi>{entry.subject}</bdi> : null}>
      {entry ? (
        <Content key={id} entry={entry} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="40" aria-busy="true" />
      )}
    </RowSheet>
  )
}

function Content({ entry }: { entry: AuditEntryRow }) {
  const { t } = useTranslation('company')
  const { reason, changes } = entry
  return (
    <Flex direction="column" gap="5">
      {reason === null ? null : (
        <Notice tone="attention" title={t('auditTrail.reason')}>
          <chakra.bdi display="block" overflowWrap="anywhere">
            {reason}
          </chakra.bdi>
        </Notice>
      )}
      <Facts entry={entry} />
      {changes.length > 0 ? <AuditChanges entry={entry} /> : null}
    </Flex>
  )
}

function Facts({ entry }: { entry: AuditEntryRow }) {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  return (
    <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="4">
      <Fact label={t('auditTrail.column.recordedAt')}>
        <DateTime value={entry.recordedAt} timeZone={timeZone} isLong />
      </Fact>
      <Fact label={t('auditTrail.column.by')}>
        <AuditBy entry={entry} />
      </Fact>
      <Fact label={t('auditTrail.column.about')}>
        <AuditAbout entry={entry} />
      </Fact>
      <Fact label={t('auditTrail.request')}>
        <Code isBreakable>{entry.requestId}</Code>
      </Fact>
    </SimpleGrid>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('company')
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
    return <EmptyState icon={History} title={t('auditTrail.missing.title')} text={t('auditTrail.missing.text')} />
  return <ErrorPanel title={t('auditTrail.failed')} error={error} onRetry={onRetry} />
}
