import { distributedFaults } from './distributed-rules.ts'
import { ENTERING } from './enter-company.ts'
import { TENANT_TABLES } from './tables.ts'

/** A statement that would be slow, refused or unsafe on the distributed engine. Thrown in tests, before it runs. */
export class QueryGuardError extends Error {
  constructor(reason: string, statement: string) {
    super(`${reason}: ${statement}`)
    this.name = 'QueryGuardError'
  }
}

const KEYWORDS = new Set([
  'where',
  'set',
  'on',
  'inner',
  'left',
  'join',
  'order',
  'group',
  'limit',
  'for',
  'values',
  'using',
  'cross',
  'returning',
  'select',
])

interface Reference {
  table: string
  alias: string
}

function references(statement: string): Reference[] {
  const pattern = /(?:\bfrom|\bjoin|\bupdate(?!\s+set)|,)\s+"?([a-z_]+)"?(?:\s+(?:as\s+)?"?([a-z_]+)"?)?/gi
  return [...statement.matchAll(pattern)]
    .map(([, table = '', alias]) => ({ table, alias: alias && !KEYWORDS.has(alias.toLowerCase()) ? alias : table }))
    .filter(({ table }) => TENANT_TABLES.has(table))
}

function namesCompany(statement: string, { table, alias }: Reference, alone: boolean): boolean {
  const column = `"?(?:${alias}|${table})"?\\."?company_id"?`
  if (new RegExp(`${column}\\s*=|=\\s*${column}`, 'i').test(statement)) return true
  return alone && /(?:^|[\s(])"?company_id"?\s*=\s*\$\d/i.test(statement)
}

/**
 * Refuses what the schema rules forbid: INSERT … SELECT (on the distributed engine it can skip row-level security), a
 * session-wide SET or set_config, a way of its own into a company, what `distributedFaults` names, and a tenant table that
 * is read or changed without naming the company by a parameter.
 */
export function checkStatement(statement: string): void {
  const text = statement.trim()
  if (/\binsert\s+into\s+"?[\w.]+"?\s*(\([^)]*\))?\s*(with\b|select\b|\(\s*select\b)/i.test(text)) {
    throw new QueryGuardError('INSERT … SELECT', text)
  }
  if (/\bset_config\s*\(/i.test(text) || /^set\s+(?!local\b|transaction\b)/i.test(text)) {
    throw new QueryGuardError('a setting that outlives its transaction', text)
  }
  if (/^set\s+local\s+app\./i.test(text) || (/\bapp_set_company\s*\(/i.test(text) && text !== ENTERING)) {
    throw new QueryGuardError('a company or points of sale that are entered otherwise than by enterCompany', text)
  }
  const [fault] = distributedFaults(text)
  if (fault !== undefined) throw new QueryGuardError(fault, text)
  const found = references(text)
  if (found.length === 0) return
  if (!/company_id"?\s*=\s*\$\d/i.test(text)) throw new QueryGuardError('no company_id = parameter', text)
  for (const reference of found) {
    if (!namesCompany(text, reference, found.length === 1)) {
      throw new QueryGuardError(`${reference.alias} does not name its company`, text)
    }
  }
}
