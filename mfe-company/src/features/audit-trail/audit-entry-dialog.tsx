import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import {
  Button,
  chakra,
  Code,
  DateTime,
  Fact,
  Flex,
  FormDialog,
  Notice,
  SimpleGrid,
  useCompany,
  useTranslation,
} from '@comptoir/platform'
import { AuditChanges } from './audit-changes.tsx'
import { AuditAbout, AuditBy } from './audit-parts.tsx'
import { useAuditPhrases } from './use-audit-phrases.ts'

/** All that is recorded of one entry, over the list. The reason for support comes before everything else. */
export function AuditEntryDialog({
  entry,
  isOpen,
  onClose,
}: {
  entry: AuditEntryRow
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('company')
  const phrases = useAuditPhrases()
  const { reason, action, changes } = entry
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={phrases.action(action) ?? action}
      footer={
        <Button variant="outline" size="lg" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
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
    </FormDialog>
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
        <chakra.span overflowWrap="anywhere">
          <Code>{entry.requestId}</Code>
        </chakra.span>
      </Fact>
    </SimpleGrid>
  )
}
