import { KeyRound, LifeBuoy } from 'lucide-react'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import { chakra, Code, Flex, StatusBadge, useTranslation, TextLink } from '@comptoir/platform'
import { useAuditPhrases } from './use-audit-phrases.ts'
import { useRecordAddress } from './use-record-address.ts'

const NONE = '–'

interface PartProps {
  entry: AuditEntryRow
}

/** What was done, in a phrase; an action that this release does not know, by its code. */
export function AuditAction({ entry: { action } }: PartProps) {
  return useAuditPhrases().action(action) ?? <Code>{action}</Code>
}

/** What it was done to: the kind, and how it was called then, which leads to it where it can be looked at. */
export function AuditAbout({ entry }: PartProps) {
  const { entity, subject } = entry
  const kind = useAuditPhrases().entity(entity)
  const address = useRecordAddress(entry)
  return (
    <span>
      {kind === null ? <Code>{entity}</Code> : kind}
      {subject === null ? null : (
        <>
          {' '}
          {address === null ? (
            <chakra.bdi color="fg.muted" overflowWrap="anywhere">
              {subject}
            </chakra.bdi>
          ) : (
            <TextLink to={address}>
              <bdi>{subject}</bdi>
            </TextLink>
          )}
        </>
      )}
    </span>
  )
}

/** Who did it, and by which token; support is distinguished from the company's own people. */
export function AuditBy({ entry: { by, token, isBySupport } }: PartProps) {
  const { t } = useTranslation('company')
  return (
    <Flex as="span" display="inline-flex" align="center" gap="2" wrap="wrap">
      <bdi>{by ?? NONE}</bdi>
      {token === null ? null : (
        <StatusBadge tone="neutral" size="sm" icon={KeyRound} label={t('auditTrail.token', { name: token })} />
      )}
      {isBySupport ? <StatusBadge tone="attention" size="sm" icon={LifeBuoy} label={t('auditTrail.support')} /> : null}
    </Flex>
  )
}
