import type { Catalogue, CatalogueArgument, CatalogueFunction } from './catalogue.ts'
import { camelCase, GENERATED, isJson, typeOf } from './typescript.ts'

const HEAD = `${GENERATED}
import type { JsonArguments, JsonResults, JsonText } from './function-json.ts'
`

/**
 * What functions are given and what they give. Arguments have the names of the database without \`p_\`; one with a default
 * may be left out or null. A value comes as a row with one column, named like the function.
 */
export function functionTypes({ functions }: Catalogue, isLeftOut: (name: string) => boolean): string {
  const known = functions.filter(({ name }) => !isLeftOut(name))
  return [
    HEAD,
    `export interface FunctionArguments {\n${known.map(argumentsType).join('\n')}\n}\n`,
    `export interface FunctionRows {\n${known.map(rowType).join('\n')}\n}\n`,
  ].join('\n')
}

function argumentsType({ name, arguments: given }: CatalogueFunction): string {
  const lines = given.map(
    (argument) =>
      `    ${keyOf(argument)}${argument.hasDefault ? '?' : ''}: ${argumentType(name, argument)}${argument.hasDefault ? ' | null' : ''}`,
  )
  return `  ${name}: {\n${lines.join('\n')}\n  }`
}

function keyOf({ name }: CatalogueArgument): string {
  return camelCase(name.replace(/^p_/, ''))
}

function argumentType(owner: string, argument: CatalogueArgument): string {
  if (isJson(argument.type)) return `JsonText<JsonArguments['${owner}.${keyOf(argument)}']>`
  if (argument.type === 'timestamp with time zone') return 'Date | string'
  const type = typeOf(argument.type)
  return type.endsWith('[]') ? `readonly ${type}` : type
}

/** Whether a column of rows that a function makes may be null is nowhere said, so it may. */
function rowType({ name, columns, result }: CatalogueFunction): string {
  if (columns.length === 0) return `  ${name}: { ${name}: ${resultType(name, result)} }`
  const lines = columns.map((column) => `    ${column.name}: ${typeOf(column.type)} | null`)
  return `  ${name}: {\n${lines.join('\n')}\n  }`
}

function resultType(name: string, result: string): string {
  const type = result.replace(/^SETOF /, '')
  return isJson(type) ? `JsonResults['${name}']` : typeOf(type)
}
