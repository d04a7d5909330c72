import type { Catalogue, CatalogueFunction, CatalogueTable } from './catalogue.ts'

const HEAD = `-- The schema as migrations and functions make it, to be read. Written by \`npm run tables\`; a test compares it with a
-- migrated database. The bodies of the functions are in api/functions/.`

/** The tables and functions of a database as one readable text, the same for the same schema whatever made it. */
export function schemaText({ tables, functions }: Catalogue): string {
  return `${[HEAD, ...tables.map(tableText), ...functions.map(functionText)].join('\n\n')}\n`
}

function tableText({ name, columns, constraints, partitionKey, ...table }: CatalogueTable): string {
  const members = [
    ...columns.map(({ name: column, type, isNullable, defaultText }) =>
      [column, type, ...(isNullable ? [] : ['not null']), ...(defaultText ? ['default', defaultText] : [])].join(' '),
    ),
    ...constraints.map((constraint) => `constraint ${constraint.name} ${constraint.definition}`),
  ]
  const partition = partitionKey === null ? '' : ` partition by ${partitionKey}`
  return [
    `create table ${name} (\n${members.map((member) => `  ${member}`).join(',\n')}\n)${partition};`,
    ...table.indexes.map((index) => `${index.replace(/ ON (?:ONLY )?public\./, ' ON ')};`),
    ...(table.security === 'off' ? [] : [`alter table ${name} enable row level security;`]),
    ...(table.security === 'forced' ? [`alter table ${name} force row level security;`] : []),
    ...table.policies.map((policy) => `${policy};`),
    ...table.grants.map(({ role, rights }) => `grant ${rights} on ${name} to ${role};`),
  ].join('\n')
}

function functionText({ name, arguments: given, result, definer, settings, callers }: CatalogueFunction): string {
  const list = given.map((argument) => `${argument.name} ${argument.type}${argument.hasDefault ? ' default' : ''}`)
  const rights = definer === null ? "with the caller's rights" : `with the rights of ${definer}`
  return [
    `-- function ${name}(${list.join(', ')})`,
    `--   returns ${result}`,
    `--   ${[rights, ...settings].join(', ')}, for ${callers.join(', ')}`,
  ].join('\n')
}
