import { AUDIT_ACTIONS, AUDIT_ENTITIES, AUDIT_VERBS } from '@comptoir/contracts/company/audit-trail'
import { useTranslation } from '@comptoir/platform'

/** The codes of the trail in words; null for one that this release does not know. */
export interface AuditPhrases {
  action: (action: string) => string | null
  entity: (entity: string) => string | null
  field: (field: string) => string | null
}

const ACTIONS = new Set<string>(AUDIT_ACTIONS)
const ENTITIES = new Set<string>(AUDIT_ENTITIES)
const VERBS = new Set<string>(AUDIT_VERBS)

export function useAuditPhrases(): AuditPhrases {
  const { t, i18n } = useTranslation('company')
  return {
    action: (action) => {
      const [entity = '', verb = ''] = action.split('.')
      if (ACTIONS.has(action)) return t(`auditTrail.action.${action}`)
      return ENTITIES.has(entity) && VERBS.has(verb) ? t(`auditTrail.verb.${verb}`) : null
    },
    entity: (entity) => (ENTITIES.has(entity) ? t(`auditTrail.entity.${entity}`) : null),
    field: (field) => {
      const key = `auditTrail.field.${field}`
      return i18n.exists(key, { ns: 'company' }) ? t(key) : null
    },
  }
}
