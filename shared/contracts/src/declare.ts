import type { Static, TSchema } from 'typebox'
import type { REQUESTS, SERVER } from './platform/requests/index.ts'
import { Paginated, type ListDictionary } from './schema.ts'
import type { Role } from './roles.ts'

/**
 * All declarations by name, for the types that follow from them (`ErrorCode`, `Permission`, `AuditAction`). Every contract
 * adds its own with `declare module`; a program knows those whose contracts it imports. It is empty at run time.
 */
export interface Declarations {
  request: typeof REQUESTS
  server: typeof SERVER
}

/** HTTP status of a refusal, and after it the names of the parameters that its phrase takes. */
export type ErrorDeclaration = number | readonly [status: number, ...params: string[]]

/** What is said of any part of the product that refuses, asks for permission or leaves a trace. */
interface AreaParts {
  /** In the singular, as codes and the audit trail name it: `pointOfSale`. */
  entity: string
  /** Reasons of refusal; a code is `entity.reason`. */
  errors?: Readonly<Record<string, ErrorDeclaration>>
  /** Below the company's address, in the plural: `points-of-sale`. */
  path?: string
  /** What may be allowed, and to whom; a permission is `pointsOfSale.read`. */
  permissions?: Readonly<Record<string, readonly Role[]>>
  /** Actions beyond those of any row (`created`, `updated`, `removed`), as in the audit trail: `entity.action`. */
  actions?: readonly string[]
}

/**
 * A kind of row that a company keeps: listed, read, created, changed and removed by six calls that all resources have. Who
 * may write may remove, or close what cannot be removed, unless `remove` says who; a list that is exported needs `export`.
 */
interface ResourceParts extends AreaParts {
  path: string
  permissions: Readonly<Record<'read' | 'write', readonly Role[]>> & Readonly<Record<string, readonly Role[]>>
  errors: Readonly<Record<'notFound', ErrorDeclaration>> & Readonly<Record<string, ErrorDeclaration>>
  /** One as it is read by its id. */
  item: TSchema
  /** What a person may say of one. */
  input: TSchema
  /** One as the list shows it; the item where left out. */
  row?: TSchema
  /** What the list may be searched in, filtered and ordered by. */
  list: ListDictionary
}

/** A document: it moves between states, each step by somebody with the right to it; what is posted never changes. */
interface DocumentParts extends AreaParts {
  path: string
  permissions: Readonly<Record<'read', readonly Role[]>> & Readonly<Record<string, readonly Role[]>>
  errors: Readonly<Record<'notFound', ErrorDeclaration>> & Readonly<Record<string, ErrorDeclaration>>
  item: TSchema
  row?: TSchema
  list: ListDictionary
  /** The first is the one that it begins in. */
  states: readonly string[]
  transitions: Readonly<Record<string, TransitionParts>>
  /** The kind of number series that its numbers come from; null where it has none. */
  series: string | null
  /** The database function that posts it, whole or not at all; null where nothing is posted. */
  posting: string | null
}

/** A step of a document from one state to the next: a call of the API, a right, a refusal and an entry of the audit trail. */
interface TransitionParts {
  /** Null where the transition makes the document. */
  from: string | null
  to: string
  /** A permission by its name, `cashSessions.write`; of another declaration where its holders are the same. */
  permission: string
  /** An action of the same declaration. */
  action: string
  /** Reason of refusal in any other state; none where the transition makes the document. */
  refusal?: string
  /** What is sent with it; nothing where left out. */
  input?: TSchema
  /** What it answers; the item where left out. */
  output?: TSchema
  /** Largest body in mebibytes, where it is not that of any call. */
  mostMebibytes?: number
}

type Camel<Path extends string> = Path extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Path
type PathOf<Parts> = Parts extends { path: infer Path extends string } ? Path : never
type Named<Prefix extends string, Name> = { readonly [Key in Extract<Name, string>]: `${Prefix}.${Key}` }

/** What a declaration is once its names are made out. */
export interface Declared<Parts extends AreaParts, Kind extends string = 'area'> {
  readonly kind: Kind
  readonly entity: Parts['entity']
  /** Below the company's address; undefined for what has no address of its own. */
  readonly path: Parts['path']
  /** Codes by reason: `BRANDS.errors.inUse` is `brand.inUse`. */
  readonly errors: Named<Parts['entity'], keyof NonNullable<Parts['errors']>>
  /** Names by key: `BRANDS.permissions.write` is `brands.write`. */
  readonly permissions: Named<Camel<PathOf<Parts>>, keyof NonNullable<Parts['permissions']>>
  /** `register.enrolled` */
  readonly actions: readonly `${Parts['entity']}.${NonNullable<Parts['actions']>[number]}`[]
  /** As they were declared. */
  readonly parts: Parts
}

/** What is only listed and read: nobody creates or changes one by hand. */
interface ListParts extends AreaParts {
  path: string
  item: TSchema
  row?: TSchema
  list: ListDictionary
}

/** A declaration whose rows can be listed below the address of a company. */
interface Listed<Parts extends AreaParts & { path: string; item: TSchema; list: ListDictionary }> {
  readonly item: Parts['item']
  readonly page: TSchema
  readonly list: Parts['list']
}

export type ResourceDeclaration<Parts extends ResourceParts> = Declared<Parts, 'resource'> &
  Listed<Parts> & { readonly input: Parts['input'] }
export type ListDeclaration<Parts extends ListParts> = Declared<Parts, 'list'> & Listed<Parts>
export type DocumentDeclaration<Parts extends DocumentParts> = Declared<Parts, 'document'> & Listed<Parts>

/** What has an address below that of a company; a path may have several parts. */
export interface Located {
  readonly path: string
}
/** What is read by its id. */
export interface Readable extends Located {
  readonly item: TSchema
}
/** What people create, change and remove, whatever its address. */
export interface Writable extends Readable {
  readonly input: TSchema
  /** Codes by reason. */
  readonly errors: Readonly<Record<string, string>>
}

/** Any declaration, where only what all have in common counts. */
export interface AnyDeclaration {
  readonly kind: string
  readonly entity: string
  readonly errors: Readonly<Record<string, string>>
  readonly permissions: Readonly<Record<string, string>>
  readonly actions: readonly string[]
  readonly parts: AreaParts
}
/** Any declaration with a list. */
export interface AnyListed extends AnyDeclaration, Readable {
  readonly path: string
  readonly page: TSchema
  readonly list: ListDictionary
  readonly parts: AreaParts & { row?: TSchema }
}
export interface AnyResource extends AnyListed {
  readonly kind: 'resource'
  readonly input: TSchema
  readonly permissions: Readonly<Record<'read' | 'write', string>> &
    Readonly<Partial<Record<'remove' | 'export', string>>>
  readonly errors: Readonly<Record<'notFound', string>>
  readonly parts: ResourceParts
}
export interface AnyDocument extends AnyListed {
  readonly kind: 'document'
  readonly parts: DocumentParts
}

/** One, as it is read by its id. */
export type ItemOf<D extends Readable> = Static<D['item']>
/** One, as the list shows it. */
export type RowOf<D extends Readable> = D extends { parts: { row: infer Row extends TSchema } }
  ? Static<Row>
  : Static<D['item']>
/** What a person may say of one. */
export type InputOf<D extends Writable> = Static<D['input']>

/** Names of the transitions that make a document. */
export type BeginningOf<D extends AnyDocument> = {
  [Name in keyof TransitionsOf<D>]: TransitionsOf<D>[Name] extends { from: null } ? Name : never
}[keyof TransitionsOf<D>] &
  string
/** Names of the transitions of a document that is there. */
export type StepOf<D extends AnyDocument> = Exclude<keyof TransitionsOf<D> & string, BeginningOf<D>>
type TransitionsOf<D extends AnyDocument> = D['parts']['transitions']

/** What is sent with a transition; undefined where nothing is. */
export type SentWith<D extends AnyDocument, Name extends string> = TransitionsOf<D>[Name] extends {
  input: infer Input extends TSchema
}
  ? Static<Input>
  : undefined
/** What a transition answers. */
export type AnswerOf<D extends AnyDocument, Name extends string> = TransitionsOf<D>[Name] extends {
  output: infer Output extends TSchema
}
  ? Static<Output>
  : ItemOf<D>

function camel(path: string): string {
  return path.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** The same path as pages have it in their addresses: `points-of-sale` is at `pointsOfSale`. */
export function pageOf({ path }: Located): string {
  return camel(path)
}

function named(prefix: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `${prefix}.${name}`]))
}

function declared<const Parts extends AreaParts, Kind extends string>(parts: Parts, kind: Kind): Declared<Parts, Kind> {
  const { entity, path = entity, errors = {}, permissions = {}, actions = [] } = parts
  type Names = Declared<Parts, Kind>
  return {
    kind,
    entity,
    path: parts.path as Parts['path'],
    errors: named(entity, Object.keys(errors)) as Names['errors'],
    permissions: named(camel(path), Object.keys(permissions)) as Names['permissions'],
    actions: actions.map((action): Names['actions'][number] => `${entity}.${action}`),
    parts,
  }
}

/** Declares a part of the product that is neither row nor document: its refusals, permissions and actions. */
export function defineArea<const Parts extends AreaParts>(parts: Parts): Declared<Parts> {
  return declared(parts, 'area')
}

/**
 * Declares a resource of a company, once, for both sides: its routes, rights, refusals, calls with their types, list and
 * audit entries follow from it.
 */
export function defineResource<const Parts extends ResourceParts>(parts: Parts): ResourceDeclaration<Parts> {
  const { item, input, row = item, list } = parts
  return { ...declared(parts, 'resource'), item, input, list, page: Paginated(row) }
}

/** Declares what is listed below the address of a company, and written by the product alone. */
export function defineList<const Parts extends ListParts>(parts: Parts): ListDeclaration<Parts> {
  const { item, row = item, list } = parts
  return { ...declared(parts, 'list'), item, list, page: Paginated(row) }
}

/** Declares a document of a company, once, for both sides. */
export function defineDocument<const Parts extends DocumentParts>(parts: Parts): DocumentDeclaration<Parts> {
  const { item, row = item, list } = parts
  return { ...declared(parts, 'document'), item, list, page: Paginated(row) }
}
