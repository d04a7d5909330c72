import { AUDIT_TRAIL, type AuditRecordPage, type AuditWords } from '@comptoir/contracts/company/audit-trail'
import { useCompanyQuery, useTranslation } from '@comptoir/platform'

/** The codes of the trail in words; null for one that is not known, or not yet. */
export interface AuditPhrases {
  action: (action: string) => string | null
  entity: (entity: string) => string | null
  /** Of a field that an action leaves. */
  field: (action: string, field: string) => string | null
  /** What is in such a field. */
  code: (action: string, field: string, code: string) => string | null
  /** What a permission allows. */
  permission: (permission: string) => string | null
  /** Where such a record is looked at. */
  page: (entity: string) => AuditRecordPage | null
  /** Everything that an entry can be about. */
  entities: readonly { value: string; label: string }[]
  /** What can be done: to any record first, then what is of a kind of its own. */
  actions: readonly { value: string; label: string }[]
}

export function useAuditPhrases(): AuditPhrases {
  const { i18n } = useTranslation('company')
  const { data } = useCompanyQuery<AuditWords>(AUDIT_TRAIL, ['words'], {
    key: [i18n.language],
    staleTimeMs: Infinity,
  })
  const { entities = {}, actions = {}, verbs = {}, fields = {}, codes = {}, permissions = {}, pages = {} } = data ?? {}
  return {
    action: (action) => {
      const [entity, verb = ''] = [ownerOf(action), action.split('.')[1]]
      return actions[action] ?? (entities[entity] === undefined ? null : (verbs[verb] ?? null))
    },
    entity: (entity) => entities[entity] ?? null,
    field: (action, field) => fields[`${ownerOf(action)}.${field}`] ?? null,
    code: (action, field, code) => codes[`${ownerOf(action)}.${field}.${code}`] ?? null,
    permission: (permission) => permissions[permission] ?? null,
    page: (entity) => pages[entity] ?? null,
    entities: Object.entries(entities).map(([value, label]) => ({ value, label })),
    actions: [
      ...sorted(verbs, i18n.language),
      // Several kinds call what is done to them the same.
      ...sorted(actions, i18n.language, (action) => entities[ownerOf(action)]),
    ],
  }
}

function sorted(
  words: Readonly<Record<string, string>>,
  language: string,
  kindOf: (value: string) => string | undefined = () => undefined,
): { value: string; label: string }[] {
  return Object.entries(words)
    .map(([value, word]) => ({ value, label: [kindOf(value), word].filter(Boolean).join(' · ') }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** Whose contract declares an action, and what it leaves. */
function ownerOf(action: string): string {
  return action.split('.')[0] ?? ''
}
