import { AUDIT_ACTIONS } from '@comptoir/contracts/catalogue'
import type { AuditWords } from '@comptoir/contracts/company/audit-trail'
import type { Language } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'

/** The contracts' words for what an audit trail is about, and for what is done to it. */
export function auditWords(language: Language): AuditWords {
  const entities = [...AUDIT_ACTIONS.keys()]
  const actions = [...AUDIT_ACTIONS].flatMap(([entity, names]) => names.map((name) => `${entity}.${name}`))
  return { entities: told('entity', entities, language), actions: told('action', actions, language) }
}

function told(kind: string, codes: readonly string[], language: Language): Record<string, string> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const word = wordOf(language, `${kind}.${code}`)
      return word === undefined ? [] : [[code, word]]
    }),
  )
}
