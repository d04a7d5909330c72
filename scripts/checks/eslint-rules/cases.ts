/** What a rule accepts, and what it reports: code with the path of its file, and the expected message. */
export interface RuleCases {
  valid: { name?: string; code: string; filename?: string }[]
  invalid: { name?: string; code: string; filename?: string; errors: { messageId: string }[] }[]
}

const SCREEN = 'screen.tsx'

/** Code that passes, all in a file with markup. */
export function passes(...codes: string[]): RuleCases['valid'] {
  return codes.map((code) => ({ code, filename: SCREEN }))
}

/** Code of which each is reported once. */
export function isReported(messageId: string, ...codes: string[]): RuleCases['invalid'] {
  return codes.map((code) => ({ code, filename: SCREEN, errors: [{ messageId }] }))
}
