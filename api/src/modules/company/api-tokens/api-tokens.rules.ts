import { PERMISSIONS } from '@comptoir/contracts/catalogue'
import {
  API_TOKENS,
  isGrantable,
  latestExpiry,
  type ApiTokenGrants,
  type ApiTokenInput,
} from '@comptoir/contracts/company/api-tokens'
import type { Language } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'

/** Every permission that a token may be given, as people call it, by that name. */
export function grantablePermissions(language: Language): ApiTokenGrants['permissions'] {
  return [...PERMISSIONS.keys()]
    .filter(isGrantable)
    .map((name) => ({ name, label: wordOf(language, `permission.${name}`) ?? name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Refuses what its user cannot give a token. */
export function requireHeld(permissions: readonly string[], held: readonly string[]): void {
  for (const permission of permissions)
    if (!held.includes(permission))
      throw declaredRefusal(API_TOKENS, 'permissionNotHeld', { permission }, '/permissions')
}

/** Refuses a last day that is over, or more than a year away. */
export function requireDay({ expiresOn }: Pick<ApiTokenInput, 'expiresOn'>, today: string): void {
  if (expiresOn < today) throw declaredRefusal(API_TOKENS, 'dayPast', {}, '/expiresOn')
  if (expiresOn > latestExpiry(today)) throw declaredRefusal(API_TOKENS, 'dayTooFar', {}, '/expiresOn')
}

const DAY_MS = 86_400_000

/** The day after one of the calendar. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, day.length)
}
