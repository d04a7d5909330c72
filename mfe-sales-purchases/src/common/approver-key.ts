import { BADGE_PATTERN, PIN_PATTERN } from '@comptoir/contracts/company/counter-keys'
import type { ApproverKey } from '@comptoir/contracts/sales/approvals'

/** A badge that was scanned or typed; null for what is none. */
export function badgeOf(text: string): ApproverKey | null {
  const code = text.toUpperCase()
  return new RegExp(BADGE_PATTERN).test(code) ? { kind: 'badge', code } : null
}

/** A PIN that was typed, nobody's yet; null for what is none. */
export function pinOf(text: string): { kind: 'pin'; pin: string } | null {
  return new RegExp(PIN_PATTERN).test(text) ? { kind: 'pin', pin: text } : null
}
