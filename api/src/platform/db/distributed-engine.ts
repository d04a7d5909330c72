import { sql, type Kysely } from 'kysely'
import type { FunctionDeclarations } from './function-registry.ts'
import { KEYED_TABLES } from './table-registry.ts'

// What is said to the distributed engine (Citus), on which a company's rows lie together on one node of several, beside
// where its tables are made (`migrations/support.ts`). Where the database is a single PostgreSQL, none of it is said.

type Database = Kysely<unknown>

/** True where the database is spread over nodes. A fact of the database, not a setting. */
async function isDistributed(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

/** Makes the tables of accounts, whose rows stay on the coordinator, known to every node: any of them may then be asked. */
export async function registerKeyedTables(db: Database): Promise<void> {
  if (!(await isDistributed(db))) return
  for (const table of KEYED_TABLES) {
    const { rows } = await sql`select 1 from pg_dist_partition where logicalrelid = ${table}::regclass`.execute(db)
    if (rows.length > 0) continue
    await sql`select citus_add_local_table_to_metadata(${table}, cascade_via_foreign_keys => true)`.execute(db)
  }
}

/** Puts a function on every node, and sends calls to the node of their company where it runs there. */
export async function spreadFunction(
  db: Database,
  name: string,
  { runs, isNested }: FunctionDeclarations[string],
): Promise<void> {
  if (runs === 'coordinator' || !(await isDistributed(db))) return
  const signature = sql`${name}::regproc::regprocedure`
  if (runs === 'part') {
    await sql`select create_distributed_function(${signature})`.execute(db)
    return
  }
  await sql`select create_distributed_function(${signature}, 'p_company_id', colocate_with => 'company', force_delegation => true)`.execute(
    db,
  )
  // Delegated functions plan anew for every call there, and would keep all those plans.
  await sql`alter function ${sql.id(name)} set plan_cache_mode = force_custom_plan`.execute(db)
  // Refused there unless somebody vouches that a function reads nothing but what lies on its own node.
  if (isNested) await sql`alter function ${sql.id(name)} set citus.allow_nested_distributed_execution = on`.execute(db)
}
