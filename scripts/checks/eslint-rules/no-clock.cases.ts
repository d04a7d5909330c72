import { isReported, passes, type RuleCases } from './cases.ts'

export const noClockCases: RuleCases = {
  valid: passes('const at = ctx.now', 'new Date(input.occurredAt)', 'Date.parse(text)', 'calendar.now()'),
  invalid: isReported(
    'clock',
    'new Date()',
    'new Date',
    'Date.now()',
    'Date()',
    'const { now } = { now: Date.now }',
    'globalThis.Date.now()',
    'new globalThis.Date()',
  ),
}
