import { isGood, type Step } from './walk.ts'

/** Where two walks that asked the same were answered differently, and operations that never gave what they should. */
export function differences(expected: readonly Step[], found: readonly Step[]): string[] {
  const faults = expected.flatMap((step, index) => {
    const other = found[index]
    if (other === undefined || other.operation !== step.operation) return [`${step.operation} was not asked for`]
    if (other.status !== step.status)
      return [`${step.operation}: ${other.status} instead of ${step.status}: ${other.answer}`]
    return other.shape === step.shape ? [] : [`${step.operation}: ${around(other.shape, step.shape)}`]
  })
  return [...faults, ...neverGood(found)]
}

function neverGood(steps: readonly Step[]): string[] {
  const good = new Set(steps.filter(isGood).map(({ operation }) => operation))
  const last = new Map(steps.map((step) => [step.operation, step]))
  return [...last.values()]
    .filter(({ operation }) => !good.has(operation))
    .map(({ operation, status, answer }) => `${operation} was never answered as it should (${status}: ${answer})`)
}

const SHOWN = 60

/** The place where two texts part. */
function around(found: string, expected: string): string {
  let at = 0
  while (at < found.length && found[at] === expected[at]) at += 1
  const from = Math.max(0, at - SHOWN)
  return `"${found.slice(from, at + SHOWN)}" instead of "${expected.slice(from, at + SHOWN)}"`
}
