import { isReported, passes, type RuleCases } from './cases.ts'

export const noTopLevelAwaitCases: RuleCases = {
  valid: passes(
    'async function read() { return await ask() }',
    'const read = async () => (await ask()).rows',
    'class Reader { async read() { for await (const row of rows()) use(row) } }',
    'export const asked = ask()',
    'await ask()',
    'export type Answer = string; postMessage(await ask())',
  ),
  invalid: isReported(
    'waits',
    'export const asked = 1; await ask()',
    'export const rows = (await ask()).map(({ id }) => id)',
    'export * from "./rows"; for await (const row of rows()) use(row)',
    'export default 1; if (isWanted) await ask()',
    'await using connection = open(); export { connection }',
  ),
}
