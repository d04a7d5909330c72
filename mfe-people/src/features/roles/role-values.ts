import type { OwnRole, PermissionChoice, PermissionChoices } from '@comptoir/contracts/company/roles'
import { APPROVABLE_NAMES, approvableOf, readingOf, type Approvable } from '@comptoir/contracts/role-permissions'
import type { Role } from '@comptoir/contracts/roles'

/** What the form holds of a role. */
export interface RoleValues {
  name: string
  description: string | null
  basedOn: Role
  permissions: string[]
  /** What it may once it is approved. */
  approvals: Approvable[]
}

export function newRole(choices: PermissionChoices, basedOn: Role = 'cashier'): RoleValues {
  return {
    name: '',
    description: null,
    basedOn,
    permissions: copyOf(choices, basedOn),
    approvals: approvableOf(basedOn, null),
  }
}

export const valuesOf = ({ name, description, basedOn, permissions, approvals }: OwnRole): RoleValues => ({
  name,
  description,
  basedOn,
  permissions,
  approvals: APPROVABLE_NAMES.filter((each) => approvals.includes(each)),
})

/** Everything that a built-in role may and others can be given, and what every role has. */
export function copyOf({ areas }: PermissionChoices, role: Role): string[] {
  const all = areas.flatMap(({ subjects }) => subjects.flat())
  return all.filter(({ heldBy, isBasic }) => isBasic || heldBy.includes(role)).map(({ name }) => name)
}

/** Ticks one and the look that goes with it, or takes one away and, where it is the look, all of its subject. */
export function ticked(
  held: readonly string[],
  subject: readonly PermissionChoice[],
  { name, isHeld }: { name: string; isHeld: boolean },
): string[] {
  const names = subject.map((choice) => choice.name)
  const reading = readingOf(name)
  if (isHeld) return [...new Set([...held, name, ...names.filter((one) => one === reading)])]
  const gone = name === reading ? names : [name]
  return held.filter((one) => !gone.includes(one))
}

/** All of an area, or only what every role has of it. */
export function tickedAll(held: readonly string[], area: readonly PermissionChoice[], isHeld: boolean): string[] {
  const names = area.map(({ name }) => name)
  const kept = held.filter((one) => !names.includes(one))
  return [...kept, ...area.filter(({ isBasic }) => isHeld || isBasic).map(({ name }) => name)]
}

/** Ticks one of what may be approved, or takes it away. */
export function askable(held: readonly Approvable[], name: string, isHeld: boolean): Approvable[] {
  return APPROVABLE_NAMES.filter((each) => (each === name ? isHeld : held.includes(each)))
}
