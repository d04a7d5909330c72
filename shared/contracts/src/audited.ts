import type { Static, TSchema } from 'typebox'
import type { AuditEntity } from './audit.ts'

/** How the value of a field is written for its reader: what it counts in, or what else it is. */
export const AUDIT_KINDS = [
  'text',
  /** Several texts. */
  'list',
  'flag',
  /** One of some words; the contract's files of words have a phrase for each. */
  'code',
  'count',
  /** A number by which something is called, never grouped. */
  'ordinal',
  /** Minor units of the company's currency. */
  'amount',
  /** A price of one, in the currency's main unit. */
  'price',
  'percent',
  /** Thousandths of the unit that the same row names. */
  'quantity',
  'instant',
  /** A day, a month or a year. */
  'period',
  'country',
  'currency',
  /** The name of a permission. */
  'permission',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** One of the words of a schema. */
interface Codes {
  readonly codes: readonly string[]
}
/** The id of a row, which is told by its name. */
interface Reference {
  readonly of: ReferredEntity
}
/** A list of rows: each is told by its name, field by field. */
interface Rows {
  readonly rows: AuditedFields
}
/** What an id in an entry may belong to. */
export type ReferredEntity = Extract<AuditEntity, 'register' | 'pointOfSale'>

/**
 * `named` is a row of which the entry has kept the name; `permissions` is told by those that were taken and those that were
 * given, in words; `untold` is of use to the product alone.
 */
export type AuditedField = Exclude<AuditKind, 'code'> | 'named' | 'permissions' | 'untold' | Codes | Reference | Rows
export interface AuditedFields {
  readonly [field: string]: AuditedField
}

type FieldOf<Value> =
  | 'untold'
  | ([Value] extends [boolean | null | undefined]
      ? 'flag'
      : [Value] extends [number | null | undefined]
        ? 'count' | 'ordinal' | 'amount' | 'price' | 'percent' | 'quantity'
        : [Value] extends [string | null | undefined]
          ? 'text' | 'instant' | 'period' | 'country' | 'currency' | Codes | Reference
          : [Value] extends [readonly string[] | null | undefined]
            ? 'list' | 'permissions'
            : [Value] extends [readonly object[] | null | undefined]
              ? Rows
              : 'named')

type FieldsOf<Row> = { readonly [Field in Exclude<keyof Row, 'id' | 'version'>]-?: FieldOf<Row[Field]> }

/** Ways to look at a record: beside its list (`row`), on a page of its own (`one`), in its list, searched for (`list`). */
export const RECORD_VIEWS = ['row', 'one', 'list'] as const

/** Where a record is looked at: how, and whether its list belongs to the company rather than to a point of sale. */
export interface RecordPage {
  readonly view: (typeof RECORD_VIEWS)[number]
  readonly isOfCompany?: boolean
  /** Where it is not that of the calls, in the same spelling. */
  readonly path?: string
}

/** What the audit trail is told of one kind of row, and how each field is written. */
export interface Audited {
  readonly entity: AuditEntity
  readonly fields: AuditedFields
  /** Left out for what has no page, and for a resource of points of sale that is looked at in its list. */
  readonly page?: RecordPage
}

/** Declares where what entries are about is looked at. */
export function lookedAt(audited: Audited, page: RecordPage): Audited {
  return { ...audited, page }
}

/** Declares the fields of a row that is written whole into the audit trail, and what else entries about it hold. */
export function auditedRow<Row extends TSchema>(
  entity: AuditEntity,
  _row: Row,
  fields: FieldsOf<Static<Row>>,
  others: AuditedFields = {},
): Audited {
  return { entity, fields: { ...fields, ...others } }
}

/** Declares what entries hold of something that is not written whole. */
export function auditedFields(entity: AuditEntity, fields: AuditedFields): Audited {
  return { entity, fields }
}

/** Declares the rows of a list, which have a `name`. */
export function auditedRows<Row extends TSchema>(_row: Row, rows: FieldsOf<Static<Row>>): Rows {
  return { rows }
}

/** The words that a schema allows. */
export function codesOf(schema: TSchema): Codes {
  const found = JSON.stringify(schema).matchAll(/"const":"([^"]+)"/g)
  return { codes: [...found].map(([, code = '']) => code) }
}
