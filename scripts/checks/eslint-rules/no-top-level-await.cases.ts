import { isReported, passes, type RuleCases } from './cases.ts'

export const noTopLevelAwaitCases: RuleCases = {
  valid: passes(
    'async function read() { return await ask() }',
    'const read = async () => (await ask()).rows',
    'class Reader { async read() { for await (const row of rows()) use(row) } }',
    'export const asked = ask()',
  ),
  invalid: isReported(
    'waits',
    'await ask()',
    'export const rows = (await ask()).map(({ id }) => id)',
    'for await (const row of rows()) use(row)',
    'if (isWanted) await ask()',
    'await using connection = open()',
  ),
}
