import { isReported, passes, type RuleCases } from './cases.ts'

export const noModuleStateCases: RuleCases = {
  valid: passes(
    'const LIMIT = 5',
    'export const NONE: ReadonlySet<string> = new Set()',
    'const titles = createStore()(() => ({ mark: "" }))',
    'export function createPages() { let count = 0; const pages = new Map(); return { count, pages } }',
    'declare var comptoirScript: unknown',
  ),
  invalid: [
    ...isReported('changing', 'let mark = ""', 'export let last = 0', 'var old = 1'),
    ...isReported(
      'collection',
      'const known = new Map()',
      'export const ids = new Set<string>()',
      'const facts = new WeakMap()',
      'const all: Set<string> = new Set()',
    ),
  ],
}
