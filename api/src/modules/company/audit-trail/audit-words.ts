import { AUDIT_VERBS } from '@comptoir/contracts/audit'
import { AUDIT_ACTIONS, AUDITED, PERMISSIONS, RECORD_PAGES } from '@comptoir/contracts/catalogue'
import type { AuditedFields } from '@comptoir/contracts/audited'
import type { AuditWords } from '@comptoir/contracts/company/audit-trail'
import type { Language } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'

/** The contracts' words for what an audit trail is about, what is done to it, and what its entries hold. */
export function auditWords(language: Language): AuditWords {
  const named = [...AUDITED].flatMap(([entity, fields]) => namesOf(entity, fields))
  return {
    entities: told('entity', [...AUDIT_ACTIONS.keys()], language),
    actions: told(
      'action',
      [...AUDIT_ACTIONS].flatMap(([entity, names]) => names.map((name) => `${entity}.${name}`)),
      language,
    ),
    verbs: told('verb', AUDIT_VERBS, language),
    fields: told(
      'field',
      named.map(({ field }) => field),
      language,
    ),
    codes: told(
      'code',
      named.flatMap(({ field, codes }) => codes.map((code) => `${field}.${code}`)),
      language,
    ),
    permissions: told('permission', [...PERMISSIONS.keys()], language),
    pages: Object.fromEntries(
      [...RECORD_PAGES].map(([entity, { path, permission, view, isOfCompany = false }]) => [
        entity,
        { path, permission, view, isOfCompany },
      ]),
    ),
  }
}

interface Named {
  /** Below its entity: `cashSession.tenders.comment`. */
  field: string
  codes: readonly string[]
}

/** All names that the fields of an entity need words for. */
export function namesOf(path: string, fields: AuditedFields): Named[] {
  return Object.entries(fields).flatMap(([name, how]) => {
    const field = `${path}.${name}`
    if (how === 'untold') return []
    if (typeof how === 'object' && 'rows' in how) return namesOf(field, how.rows)
    return [{ field, codes: typeof how === 'object' && 'codes' in how ? how.codes : [] }]
  })
}

function told(kind: string, codes: readonly string[], language: Language): Record<string, string> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const word = wordOf(language, `${kind}.${code}`)
      return word === undefined ? [] : [[code, word]]
    }),
  )
}
