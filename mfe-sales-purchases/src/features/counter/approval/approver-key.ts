import { BADGE_PATTERN, PIN_PATTERN, type ApproverKey } from '@comptoir/contracts/company/counter-keys'

/** The badge whose code was scanned or typed; null where it is none. */
export function badgeOf(text: string): ApproverKey | null {
  const code = text.toUpperCase()
  return new RegExp(BADGE_PATTERN).test(code) ? { kind: 'badge', code } : null
}

/** The PIN that was typed, of nobody yet; null where it is none. */
export function pinOf(text: string): { kind: 'pin'; pin: string } | null {
  return new RegExp(PIN_PATTERN).test(text) ? { kind: 'pin', pin: text } : null
}
