/** Whether a code is the proof on a ticket, whole or not: longer than the code of any product. */
export function isProof(code: string): boolean {
  return /^CT[A-Z]{61,}$/i.test(code.trim())
}
