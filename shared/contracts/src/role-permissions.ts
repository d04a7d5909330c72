/** What every role has: without it no page of the company can be shown. */
export const BASIC_PERMISSIONS: readonly string[] = ['company.read', 'pointsOfSale.read', 'registers.read']

/** What only the built-in administrator has: whoever makes roles, or tokens in others' names, could take any right. */
export const ADMINISTRATORS_ONLY: readonly string[] = ['roles.read', 'roles.write', 'apiTokens.read', 'apiTokens.write']

/** The permission to look at what a permission is about: `brands.read` of `brands.write`. */
export function readingOf(permission: string): string {
  return `${permission.slice(0, permission.indexOf('.'))}.read`
}

/**
 * What a role has whose maker ticked some permissions, in the order of all that there are: also what every role has, and,
 * of whatever it may do something with, the permission to look at it.
 */
export function withImplied(ticked: readonly string[], all: readonly string[]): string[] {
  const held = new Set([...BASIC_PERMISSIONS, ...ticked, ...ticked.map(readingOf)])
  return all.filter((permission) => held.has(permission))
}
