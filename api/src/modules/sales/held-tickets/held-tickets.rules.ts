import { HELD_TICKETS, HeldContent, type HoldInput } from '@comptoir/contracts/sales/held-tickets'
import { assertModestJson } from '../../../platform/http/modest-json.ts'
import { isStorable } from '../../../platform/http/readable-text.ts'
import { checkOf } from '../../../platform/http/validation.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'

let check: ((value: unknown) => boolean) | undefined

/** Compiled when the first ticket is held. */
function isContent(value: unknown): value is HeldContent {
  check ??= checkOf(HeldContent)
  return check(value)
}

/** How many lines a ticket has; refuses what no counter could go on with. */
export function lineCountOf({ content }: Pick<HoldInput, 'content'>): number {
  const value = parsed(content)
  if (!isContent(value) || !isStorable(value)) throw declaredRefusal(HELD_TICKETS, 'unreadable', {}, '/content')
  return value.lines.length
}

function parsed(text: string): unknown {
  try {
    assertModestJson(text)
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
