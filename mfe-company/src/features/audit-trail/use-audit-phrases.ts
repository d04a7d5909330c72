import { AUDIT_VERBS } from '@comptoir/contracts/audit'
import { AUDIT_TRAIL, type AuditWords } from '@comptoir/contracts/company/audit-trail'
import { useCompanyQuery, useTranslation } from '@comptoir/platform'

/** The codes of the trail in words; null for one that is not known, or not yet. */
export interface AuditPhrases {
  action: (action: string) => string | null
  entity: (entity: string) => string | null
  field: (field: string) => string | null
  /** Everything that an entry can be about. */
  entities: readonly { value: string; label: string }[]
}

const VERBS: ReadonlySet<string> = new Set(AUDIT_VERBS)

export function useAuditPhrases(): AuditPhrases {
  const { t, i18n } = useTranslation('company')
  const { data } = useCompanyQuery<AuditWords>(AUDIT_TRAIL, ['words'], {
    key: [i18n.language],
    staleTimeMs: Infinity,
  })
  const { entities = {}, actions = {} } = data ?? {}
  return {
    action: (action) => {
      const [entity = '', verb = ''] = action.split('.')
      return (
        actions[action] ?? (entities[entity] !== undefined && VERBS.has(verb) ? t(`auditTrail.verb.${verb}`) : null)
      )
    },
    entity: (entity) => entities[entity] ?? null,
    field: (field) => {
      const key = `auditTrail.field.${field}`
      return i18n.exists(key, { ns: 'company' }) ? t(key) : null
    },
    entities: Object.entries(entities).map(([value, label]) => ({ value, label })),
  }
}
