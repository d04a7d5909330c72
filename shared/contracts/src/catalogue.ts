import { AUDIT_VERBS } from './audit.ts'
import type { AuditedFields, RecordPage } from './audited.ts'
import { contractAreas, contractAudits, contractModules } from './contract-files.mjs'
import type { AnyDeclaration, AnyDocument, AnyResource } from './declare.ts'
import { statusAndParams, type ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'
import { ADMINISTRATORS_ONLY } from './role-permissions.ts'
import type { Role, UserRole } from './roles.ts'

function isDeclaration(value: unknown): value is AnyDeclaration {
  return typeof value === 'object' && value !== null && 'entity' in value && 'parts' in value && 'errors' in value
}

const DECLARED = contractModules().map((exported) => Object.values(exported).filter(isDeclaration))

/**
 * Every declaration of the product, found in the folders of the contracts: for the API, builds, checks and tests. Browsers
 * import the contracts that they use. There is no list to add a contract to.
 */
export const DECLARATIONS: readonly AnyDeclaration[] = DECLARED.flat()

export const RESOURCES: readonly AnyResource[] = DECLARATIONS.filter(
  (declared): declared is AnyResource => declared.kind === 'resource',
)
export const DOCUMENTS: readonly AnyDocument[] = DECLARATIONS.filter(
  (declared): declared is AnyDocument => declared.kind === 'document',
)

interface DeclaredError {
  status: number
  params: readonly string[]
}

/** Every refusal by its code. */
export const ERRORS: ReadonlyMap<string, DeclaredError> = new Map(
  DECLARATIONS.flatMap(({ entity, parts }) =>
    Object.entries(parts.errors ?? {}).map(
      ([reason, declared]) => [`${entity}.${reason}`, statusAndParams(declared)] as const,
    ),
  ),
)

/** True for the codes of the contracts, for texts that come from elsewhere. */
export function isErrorCode(text: string): text is ErrorCode {
  return ERRORS.has(text)
}

/** The HTTP status of a refusal; throws for a code that no contract declares. */
export function statusOf(code: string): number {
  const declared = ERRORS.get(code)
  if (!declared) throw new Error(`No contract declares the refusal "${code}"`)
  return declared.status
}

/** Permission name (`resource.verb`) to the roles that hold it. Scope (company, point of sale, own) is checked apart. */
export const PERMISSIONS: ReadonlyMap<string, readonly Role[]> = new Map(
  DECLARATIONS.flatMap(({ permissions, parts }) =>
    Object.entries(permissions).map(([key, name]) => [name, parts.permissions?.[key] ?? []] as const),
  ),
)

/** The permissions that contracts declare, by declaration, each with the area that it lies in. */
export const PERMISSION_AREAS: readonly { area: string; permissions: readonly string[] }[] = contractAreas().flatMap(
  (area, index) =>
    (DECLARED[index] ?? [])
      .map((declared) => ({ area, permissions: Object.values(declared.permissions) }))
      .filter(({ permissions }) => permissions.length > 0),
)

/** The permissions that a role holds, in the order of the contracts. */
export function permissionsOf(role: Role): Permission[] {
  return [...PERMISSIONS].filter(([, roles]) => roles.includes(role)).map(([name]) => name as Permission)
}

/** The same of a user's role; of one that the company made, what it was given, this release knows and lets be given. */
export function permissionsOfUser(role: UserRole, own: readonly string[] | null): Permission[] {
  if (role !== 'own') return permissionsOf(role)
  const given = new Set(own)
  return [...PERMISSIONS.keys()].filter(
    (name): name is Permission => given.has(name) && !ADMINISTRATORS_ONLY.includes(name),
  )
}

/** What an audit trail may tell: the actions of each entity that has any, first those on any row that people write. */
export const AUDIT_ACTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  DECLARATIONS.flatMap((declared) => {
    const own = declared.actions.map((action) => action.slice(declared.entity.length + 1))
    const common = 'input' in declared ? AUDIT_VERBS : []
    const actions = [...common, ...own]
    return actions.length > 0 ? [[declared.entity, actions] as const] : []
  }),
)

const AUDITS = contractAudits()

/** How each field that entries hold is told, by entity: every entity of `AUDIT_ACTIONS` has its fields. */
export const AUDITED: ReadonlyMap<string, AuditedFields> = new Map(AUDITS.map(({ entity, fields }) => [entity, fields]))

interface DeclaredPage extends RecordPage {
  /** Of its list. */
  readonly path: string
  readonly permission: string
}

/** Where each kind of record is looked at, by entity: what no page shows is left out. */
export const RECORD_PAGES: ReadonlyMap<string, DeclaredPage> = new Map(
  DECLARATIONS.flatMap(({ entity, kind, parts, permissions }) => {
    const isListed = kind === 'resource' && (parts as AnyResource['parts']).list.searchFields.length > 0
    const page = AUDITS.find((audited) => audited.entity === entity)?.page ?? (isListed ? { view: 'list' } : undefined)
    const { read } = permissions
    return page && parts.path !== undefined && read !== undefined
      ? [[entity, { path: parts.path, ...page, permission: read }] as const]
      : []
  }),
)
