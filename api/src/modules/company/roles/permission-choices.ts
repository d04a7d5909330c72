import { PERMISSION_AREAS, PERMISSIONS } from '@comptoir/contracts/catalogue'
import {
  ROLE_AREAS,
  type PermissionChoice,
  type PermissionChoices,
  type RoleArea,
} from '@comptoir/contracts/company/roles'
import {
  ADMINISTRATORS_ONLY,
  APPROVABLE_NAMES,
  BASIC_PERMISSIONS,
  readingOf,
} from '@comptoir/contracts/role-permissions'
import type { Language } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'

/** What roles can be made of, in the words of a language: all that contracts declare, but what is the administrators' alone. */
export function permissionChoices(language: Language): PermissionChoices {
  const areas = ROLE_AREAS.map((area) => ({
    area,
    subjects: PERMISSION_AREAS.filter((declared) => areaOf(declared.area) === area)
      .map(({ permissions }) => choicesOf(permissions, language))
      .filter((choices) => choices.length > 0),
  }))
  return { areas: areas.filter(({ subjects }) => subjects.length > 0) }
}

function areaOf(folder: string): RoleArea {
  return ROLE_AREAS.find((area) => area === folder) ?? 'other'
}

/** To look comes first: everything else of the same subject brings it along. */
function choicesOf(permissions: readonly string[], language: Language): PermissionChoice[] {
  const offered = permissions.filter((name) => !ADMINISTRATORS_ONLY.includes(name))
  const isReading = (name: string): number => (readingOf(name) === name ? 0 : 1)
  return offered
    .toSorted((one, other) => isReading(one) - isReading(other))
    .map((name) => ({
      name,
      label: wordOf(language, `permission.${name}`) ?? name,
      heldBy: [...(PERMISSIONS.get(name) ?? [])],
      isBasic: BASIC_PERMISSIONS.includes(name),
      isApprovable: (APPROVABLE_NAMES as readonly string[]).includes(name),
    }))
}
