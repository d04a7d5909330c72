import { createHash } from 'node:crypto'
import type { Draft } from './closings.repository.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** JSON with its keys in order: the same text whatever the database did to the order of keys. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`)
  return `{${pairs.join(',')}}`
}

/** The hash of all that is kept of a closing; its number and the closing before come in with its seal. */
export function contentHash(closing: Omit<Draft, 'auditId'> & { closedBy: string | null }): Buffer {
  const { id, kind, period, recordedAt, closedBy, report } = closing
  const content = canonical([id, kind, period, recordedAt.toISOString(), closedBy, report as Json])
  return createHash('sha256').update(content).digest()
}
