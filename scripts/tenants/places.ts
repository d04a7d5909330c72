import { isDeepStrictEqual } from 'node:util'
import type { Draft, FormPart } from '../fuzz/draft.ts'
import { collectionOf, type Operation, type Shape } from '../fuzz/openapi.ts'
import type { Rows } from './rows.ts'

/** Where a request names a row, and of which table. */
export interface Place {
  /** `body.lines[].productId`, `query.filter.brandId`: the same in every request of an operation. */
  name: string
  table: string
  /** What the row is named by there. */
  by: 'id' | 'code'
  /** The same request with another name in that place. */
  put: (name: string) => Draft
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Of the goods that are made for a run. */
const GOODS_CODE = /\bG-\d+\b/
const ID_IN_TEXT = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** An id that is where reading goes on in the order of ids: it names no row, there or not. */
const POSITIONS: ReadonlySet<string> = new Set(['query.after'])

/** Every place of a request where an id stands, or may stand; each once, however long its list is. */
export function placesOf(draft: Draft, own: Rows): Place[] {
  const found = [
    ...placesIn(draft, 'params', own),
    ...placesIn(draft, 'query', own),
    ...placesIn(draft, 'body', own),
    ...placesInForm(draft, own),
    ...codePlaces(draft),
    ...filterPlaces(draft, own),
  ]
  return found.filter(
    ({ name }, index) => !POSITIONS.has(name) && found.findIndex((other) => other.name === name) === index,
  )
}

function placesIn(draft: Draft, part: 'params' | 'query' | 'body', own: Rows): Place[] {
  const said = part === 'params' ? paramsOf(draft) : draft[part]
  return leavesOf(said, [part]).flatMap(({ path, value }) => {
    const table = own.tableOf(value) ?? guess(draft.operation, path, own)
    if (table === undefined) return []
    const put = (id: string): Draft => ({ ...draft, [part]: replaced(draft[part], path.slice(1), id) })
    return [{ name: nameOf(path), table, by: 'id', put }]
  })
}

/** Those that the path has a place for. */
function paramsOf({ operation, params }: Draft): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => operation.path.includes(`{${name}}`)))
}

type Step = string | number

function leavesOf(value: unknown, path: readonly Step[]): { path: readonly Step[]; value: string }[] {
  if (typeof value === 'string') return ID.test(value) ? [{ path, value }] : []
  if (typeof value !== 'object' || value === null) return []
  const entries: [Step, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([step, inner]) => leavesOf(inner, [...path, step]))
}

function replaced(value: unknown, [step, ...rest]: readonly Step[], id: string): unknown {
  if (step === undefined) return id
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? replaced(item, rest, id) : item))
  return { ...Object(value), [step]: replaced(Reflect.get(Object(value), step), rest, id) }
}

function nameOf(path: readonly Step[]): string {
  return path.map((step, index) => (typeof step === 'number' ? '[]' : index === 0 ? step : `.${step}`)).join('')
}

/** Of an id that names no row, such as one that the caller made: what its field is called says what it would name. */
function guess({ path: address }: Operation, path: readonly Step[], own: Rows): string | undefined {
  const field = path.filter((step) => typeof step === 'string').at(-1) ?? ''
  return own.tableCalled(field === 'id' ? collectionOf(address) : field)
}

/** Fields of forms are text: an id alone, or some within JSON. */
function placesInForm(draft: Draft, own: Rows): Place[] {
  return (draft.form ?? []).flatMap(({ name, content }, at) => {
    const ids = typeof content === 'string' ? (content.match(ID_IN_TEXT) ?? []) : []
    return ids.flatMap((found) => {
      const table = own.tableOf(found)
      if (table === undefined) return []
      const put = (id: string): Draft => ({ ...draft, form: withText(draft.form ?? [], at, [found, id]) })
      return [{ name: `form.${name}`, table, by: 'id', put }]
    })
  })
}

/** Files name products by their codes. */
function codePlaces(draft: Draft): Place[] {
  return (draft.form ?? []).flatMap(({ name, content }, at) => {
    const [code] = typeof content === 'string' ? (GOODS_CODE.exec(content) ?? []) : []
    if (code === undefined) return []
    const put = (other: string): Draft => ({ ...draft, form: withText(draft.form ?? [], at, [code, other]) })
    return [{ name: `form.${name}, a code`, table: 'product', by: 'code' as const, put }]
  })
}

function withText(form: readonly FormPart[], at: number, [from, to]: [string, string]): FormPart[] {
  return form.map((part, index) =>
    index === at && typeof part.content === 'string' ? { ...part, content: part.content.replace(from, to) } : part,
  )
}

/** Filters that a list takes, whether the request has them or not. */
function filterPlaces(draft: Draft, own: Rows): Place[] {
  const filters = draft.operation.query.properties?.['filter']?.properties ?? {}
  return Object.entries(filters).flatMap(([name, shape]) => {
    const table = takesIds(shape) ? own.tableCalled(name) : undefined
    if (table === undefined) return []
    const put = (id: string): Draft => ({
      ...draft,
      query: { ...draft.query, filter: { [name]: isList(shape) ? [id] : id } },
    })
    return [{ name: `query.filter.${name}`, table, by: 'id', put }]
  })
}

function takesIds(shape: Shape): boolean {
  return shape.format === 'uuid' || takesAny(shape.items) || (shape.anyOf ?? []).some(takesIds)
}

function takesAny(shape: Shape | undefined): boolean {
  return shape !== undefined && takesIds(shape)
}

function isList(shape: Shape): boolean {
  return isDeepStrictEqual(shape.type, 'array')
}
