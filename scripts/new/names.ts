import { Refusal } from '../common/refusal.ts'

/** The ways in which a slice writes the name of what it is about. */
export interface Names {
  /** `price-lists`: folders, addresses. */
  path: string
  /** `price-list`: files. */
  file: string
  /** `price_list`: the table. */
  table: string
  /** `priceList` and `priceLists`: error codes, permissions, phrases. */
  one: string
  many: string
  /** `price list` and `price lists`: in a sentence. */
  thing: string
  things: string
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LONGEST = 40

/** A name as folders and addresses write it; anything else is refused before a file is touched. */
export function checkedName(name: string, what: string): string {
  if (KEBAB.test(name) && name.length <= LONGEST) return name
  throw new Refusal(
    `"${name}" cannot be the name of ${what}. Use lowercase letters, digits and single hyphens, up to ${LONGEST}, as in "price-lists". Nothing was changed.`,
  )
}

/** From the plural in kebab case; the singular is worked out where English is regular. */
export function namesOf(plural: string, singular = singularOf(plural)): Names {
  const path = checkedName(plural, 'a feature')
  const file = checkedName(singular, 'one of them')
  if (path === file)
    throw new Refusal(
      `"${path}" is singular. Name a feature in the plural, and give an irregular singular with --singular. Nothing was changed.`,
    )
  return {
    path,
    file,
    table: file.replaceAll('-', '_'),
    one: camel(file),
    many: camel(path),
    thing: file.replaceAll('-', ' '),
    things: path.replaceAll('-', ' '),
  }
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  if (/(ss|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2)
  return plural.replace(/s$/, '')
}

export function camel(kebab: string): string {
  return kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function upperSnake(kebab: string): string {
  return kebab.replaceAll('-', '_').toUpperCase()
}

/** With its article: `a price list`, `an offer`. */
export function oneOf(thing: string): string {
  return `${/^([aeio]|u(?!ni|s))/.test(thing) ? 'an' : 'a'} ${thing}`
}

/** Values for each `__token__` in the templates. */
export function tokensOf(names: Names): Record<string, string> {
  const { path, file, table, one, many, thing, things } = names
  return {
    path,
    file,
    table,
    thing,
    things,
    entity: one,
    entities: many,
    Entity: capital(one),
    Entities: capital(many),
    ENTITY: upperSnake(file),
    ENTITIES: upperSnake(path),
    Thing: capital(thing),
    Things: capital(things),
    a_thing: oneOf(thing),
    A_thing: capital(oneOf(thing)),
  }
}

/** Puts the names in; a token that nobody knows is a fault of the template. */
export function fill(text: string, tokens: Readonly<Record<string, string>>): string {
  return text.replaceAll(/__([A-Za-z]+(?:_thing)?)__/g, (token, name: string) => {
    const value = tokens[name]
    if (value === undefined) throw new Error(`The template names ${token}, which nobody fills`)
    return value
  })
}
