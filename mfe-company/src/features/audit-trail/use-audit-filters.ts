import { AUDIT_ENTITIES } from '@comptoir/contracts/company/audit-trail'
import type { ShortItem } from '@comptoir/contracts/schema'
import { useCompanyQuery, useTranslation, type ListFilter } from '@comptoir/platform'

/** By what the trail can be narrowed: the kind of record, and who acted. */
export function useAuditFilters(): ListFilter[] {
  const { t, i18n } = useTranslation('company')
  const people = useCompanyQuery<ShortItem[]>('audit-trail', ['people'], 'audit-trail/people')
  const kinds = AUDIT_ENTITIES.map((entity) => ({ value: entity, label: t(`auditTrail.entity.${entity}`) }))
  return [
    {
      name: 'entity',
      label: t('auditTrail.column.about'),
      everything: t('auditTrail.everyKind'),
      options: kinds.toSorted((one, other) => one.label.localeCompare(other.label, i18n.language)),
    },
    {
      name: 'user',
      label: t('auditTrail.column.by'),
      everything: t('auditTrail.everyone'),
      options: (people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
}
