import { AUDIT_TRAIL } from '@comptoir/contracts/company/audit-trail'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useCompanyQuery, useTranslation, type ListFilter } from '@comptoir/platform'
import { useAuditPhrases } from './use-audit-phrases.ts'

/** By what the trail can be narrowed beside its days: the kind of record, what was done, and who acted. */
export function useAuditFilters(entity: string | undefined): ListFilter[] {
  const { t, i18n } = useTranslation('company')
  const people = useCompanyQuery<ShortItem[]>(AUDIT_TRAIL, ['people'])
  const { entities, actions } = useAuditPhrases()
  const isAbout = ({ value }: { value: string }): boolean =>
    entity === undefined || !value.includes('.') || value.startsWith(`${entity}.`)
  return [
    {
      name: 'entity',
      label: t('auditTrail.column.about'),
      everything: t('auditTrail.everyKind'),
      options: entities.toSorted((one, other) => one.label.localeCompare(other.label, i18n.language)),
    },
    {
      name: 'action',
      label: t('auditTrail.column.action'),
      everything: t('auditTrail.everyAction'),
      options: actions.filter(isAbout),
    },
    {
      name: 'user',
      label: t('auditTrail.column.by'),
      everything: t('auditTrail.everyone'),
      options: (people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
}
