/** A fault as somebody might write it, the rule that must catch it, and the same thing done right in the same place. */
export interface LintViolation {
  rule: string
  file: string
  wrong: string
  right: string
}

/** One fault per rule that the configuration switches on, in a folder where it must hold. */
export const LINT_VIOLATIONS: readonly LintViolation[] = [
  {
    rule: 'no-restricted-exports',
    file: 'shared/ui/src/parts.ts',
    wrong: 'export default 1',
    right: 'export const part = 1',
  },
  { rule: 'comptoir/kebab-case-names', file: 'shell/src/TopBar.ts', wrong: 'export const bar = 1', right: '' },
  {
    rule: 'comptoir/no-clock',
    file: 'api/src/modules/sales/sales/sales.service.ts',
    wrong: 'export const at = new Date()',
    right: 'export const at = (ctx: { now: Date }) => ctx.now',
  },
  {
    rule: 'comptoir/no-top-level-await',
    file: 'shared/contracts/src/catalogue.ts',
    wrong: "export const found = await import('./roles.ts')",
    right: "export const find = () => import('./roles.ts')",
  },
  {
    rule: 'comptoir/no-module-state',
    file: 'shared/app-kit/src/kept.ts',
    wrong: 'export const kept = new Map<string, number>()',
    right: 'export const KEPT: ReadonlyMap<string, number> = new Map()',
  },
  {
    rule: 'comptoir/declared-names',
    file: 'mfe-people/src/features/clients/address.ts',
    wrong: 'export const address = (companyId: string) => `/${companyId}/clients`',
    right: 'export const address = (list: string, id: string) => `${list}/edit/${id}`',
  },
  {
    rule: 'comptoir/hooks-are-hooks',
    file: 'api/src/platform/served.ts',
    wrong: 'export function useWeb(): void {}',
    right: 'export function registerWeb(): void {}',
  },
  {
    rule: 'comptoir/hooks-are-hooks',
    file: 'shell/src/frame/use-label.ts',
    wrong: "export function useLabel(): string {\n  return 'a'\n}",
    right: "import { useId } from 'react'\nexport function useLabel(): string {\n  return useId()\n}",
  },
  {
    rule: 'comptoir/closed-sql',
    file: 'api/src/modules/sales/sales/sales.queries.ts',
    wrong: "import { sql } from 'kysely'\nexport const by = (column: string) => sql.ref(column)",
    right: "import { sql } from 'kysely'\nexport const by = (column: 'a' | 'b') => sql.ref(column)",
  },
  {
    rule: 'comptoir/logical-styles',
    file: 'mfe-people/src/features/clients/card.tsx',
    wrong: 'export const card = <div style={{ marginLeft: 4 }} />',
    right: 'export const card = <div style={{ marginInlineStart: 4 }} />',
  },
  {
    rule: 'comptoir/translated-text',
    file: 'mfe-people/src/features/clients/name.tsx',
    wrong: 'export const name = <p>Client</p>',
    right: "export const name = (t: (key: string) => string) => <p>{t('client.name')}</p>",
  },
  {
    rule: 'comptoir/theme-colours',
    file: 'shell/src/frame/bar.tsx',
    wrong: "export const bar = { color: '#1D4ED8' }",
    right: "export const bar = { color: 'brand.fg' }",
  },
  {
    rule: 'no-console',
    file: 'shell/src/frame/noise.ts',
    wrong: "console.log('here')\nexport {}",
    right: "console.error('The registry could not be read.')\nexport {}",
  },
  {
    rule: 'no-console',
    file: 'api/src/platform/noise.ts',
    wrong: "console.error('here')\nexport {}",
    right: 'export const silent = true',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'mfe-people/src/common/markup.tsx',
    wrong: 'export const markup = (text: string) => <div dangerouslySetInnerHTML={{ __html: text }} />',
    right: 'export const markup = (text: string) => <div>{text}</div>',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'mfe-people/src/common/set-markup.ts',
    wrong: 'export const set = (to: Element, text: string) => { to.innerHTML = text }',
    right: 'export const set = (to: Element, text: string) => { to.textContent = text }',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'api/src/platform/slow.test.ts',
    wrong: "test('a slow thing', () => undefined, 60_000)",
    right: "test('a slow thing', () => undefined)",
  },
  {
    rule: 'no-restricted-syntax',
    file: 'mfe-people/src/common/slow.test.tsx',
    wrong: 'export const look = () => waitFor(() => undefined, { timeout: 5000 })',
    right: 'export const look = () => waitFor(() => undefined)',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'api/src/platform/cast.ts',
    wrong: 'export const cast = (value: string) => value as unknown as number',
    right: 'export const cast = (value: string) => Number(value)',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'api/src/platform/endless.ts',
    wrong: "export * from './cast'",
    right: "export * from './cast.ts'",
  },
  {
    rule: 'no-restricted-syntax',
    file: 'api/src/platform/kinds.ts',
    wrong: 'export enum Kind { Cash }',
    right: "export type Kind = 'cash'",
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    file: 'shared/money/src/loose.ts',
    wrong: 'export const loose = (value: any) => String(value)',
    right: 'export const loose = (value: unknown) => String(value)',
  },
  {
    rule: '@typescript-eslint/ban-ts-comment',
    file: 'shared/money/src/silenced.ts',
    wrong: "// @ts-ignore\nexport const silenced: number = 'one'",
    right: 'export const silenced: number = 1',
  },
  {
    rule: '@typescript-eslint/consistent-type-imports',
    file: 'api/src/platform/types.ts',
    wrong: "import { Server } from 'node:http'\nexport type Its = Server",
    right: "import type { Server } from 'node:http'\nexport type Its = Server",
  },
  {
    rule: '@typescript-eslint/no-unused-vars',
    file: 'api/src/platform/unused.ts',
    wrong: "import { join } from 'node:path'\nexport {}",
    right: "import { join } from 'node:path'\nexport const joined = join('a', 'b')",
  },
  {
    rule: '@typescript-eslint/no-floating-promises',
    file: 'api/src/platform/adrift.ts',
    wrong: 'declare function save(): Promise<void>\nexport function go() { save() }',
    right: 'declare function save(): Promise<void>\nexport async function go() { await save() }',
  },
  {
    rule: '@typescript-eslint/no-misused-promises',
    file: 'api/src/platform/if-promise.ts',
    wrong: 'declare function isOpen(): Promise<boolean>\nexport function go() { return isOpen() ? 1 : 2 }',
    right:
      'declare function isOpen(): Promise<boolean>\nexport async function go() { return (await isOpen()) ? 1 : 2 }',
  },
  {
    rule: '@typescript-eslint/await-thenable',
    file: 'api/src/platform/no-promise.ts',
    wrong: 'export async function go(amount: number) { return await amount }',
    right: 'export async function go(amount: Promise<number>) { return await amount }',
  },
  {
    rule: '@typescript-eslint/only-throw-error',
    file: 'api/src/platform/thrown.ts',
    wrong: "export function go() { throw 'no' }",
    right: "export function go() { throw new Error('no') }",
  },
  {
    rule: '@typescript-eslint/switch-exhaustiveness-check',
    file: 'api/src/platform/cases.ts',
    wrong: "export function go(kind: 'a' | 'b') { switch (kind) { case 'a': return 1 }\n return 0 }",
    right: "export function go(kind: 'a' | 'b') { switch (kind) { case 'a': return 1\n case 'b': return 2 } }",
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    file: 'shell/src/frame/some-hook.tsx',
    wrong:
      "import { useState } from 'react'\nexport function Part({ isOpen }: { isOpen: boolean }) { if (isOpen) useState(1)\n return null }",
    right: "import { useState } from 'react'\nexport function Part() { const [count] = useState(1)\n return count }",
  },
  {
    rule: 'react-hooks/exhaustive-deps',
    file: 'shell/src/frame/some-effect.tsx',
    wrong:
      "import { useEffect } from 'react'\nexport function Part({ at }: { at: number }) { useEffect(() => { history.go(at) }, [])\n return null }",
    right:
      "import { useEffect } from 'react'\nexport function Part({ at }: { at: number }) { useEffect(() => { history.go(at) }, [at])\n return null }",
  },
  {
    rule: 'eqeqeq',
    file: 'shared/app-kit/src/same.ts',
    wrong: 'export const same = (a: number, b: number) => a == b',
    right: 'export const same = (a: number, b: number) => a === b',
  },
]
