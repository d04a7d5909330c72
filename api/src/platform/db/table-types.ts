/** The command that writes (or with `--verify` checks) `tables.ts` from a migrated database. */
export function tableTypesCommand(ownerUrl: string): string[] {
  return [
    process.execPath,
    'node_modules/.bin/kysely-codegen',
    '--dialect=postgres',
    `--url=${ownerUrl}`,
    '--out-file=api/src/platform/db/tables.ts',
    '--date-parser=string',
    '--numeric-parser=string',
    '--type-mapping={"int8":"number","jsonb":"unknown"}',
    '--exclude-pattern={*.kysely_*,graphile_worker.*}',
  ]
}
