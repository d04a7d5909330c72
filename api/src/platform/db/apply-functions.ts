import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { spreadFunction } from './distributed-engine.ts'
import type { FunctionDeclarations } from './function-registry.ts'

const FOLDER = new URL('../../../functions/', import.meta.url)
const SUFFIX = '.sql'
/** Any number, the same in every process: two that start at once apply one after the other. */
const LOCK = 7_265_001
const SEARCH_PATH = 'pg_catalog, public'

type Declaration = FunctionDeclarations[string]

/** What was done, by name. */
export interface AppliedFunctions {
  applied: string[]
  dropped: string[]
}

/**
 * Makes the functions of the database those of a folder: one whose text or declaration has changed since it was last
 * applied is made anew, one whose file is gone is dropped, others are left alone. All in one transaction.
 */
export async function applyFunctions(
  db: Kysely<unknown>,
  declarations: FunctionDeclarations,
  folder = FOLDER,
): Promise<AppliedFunctions> {
  const texts = await readTexts(declarations, folder)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const { rows } = await sql<{ name: string; hash: string }>`select name, hash from applied_function`.execute(trx)
    const known = new Map(rows.map(({ name, hash }) => [name, hash]))
    const applied: string[] = []
    for (const [name, declaration] of Object.entries(declarations)) {
      const text = texts.get(name) ?? ''
      const hash = hashOf(text, declaration)
      if (known.get(name) === hash) continue
      await apply(trx, name, text, declaration)
      await sql`insert into applied_function (name, hash, applied_at) values (${name}, ${hash}, now())
        on conflict (name) do update set hash = excluded.hash, applied_at = excluded.applied_at`.execute(trx)
      applied.push(name)
    }
    const dropped = [...known.keys()].filter((name) => !texts.has(name))
    for (const name of dropped) {
      await drop(trx, name)
      await sql`delete from applied_function where name = ${name}`.execute(trx)
    }
    return { applied, dropped }
  })
}

/** Texts by name. Each declared function has its file, and each file its declaration. */
async function readTexts(declarations: FunctionDeclarations, folder: URL): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(SUFFIX)).sort()
  const names = files.map((file) => file.slice(0, -SUFFIX.length))
  const astray = [
    ...names.filter((name) => !(name in declarations)),
    ...Object.keys(declarations).filter((name) => !names.includes(name)),
  ]
  if (astray.length > 0) throw new Error(`Functions without a declaration or a file: ${astray.join(', ')}`)
  const texts = await Promise.all(names.map((name) => readFile(new URL(`${name}${SUFFIX}`, folder), 'utf8')))
  return new Map(names.map((name, index) => [name, (texts[index] ?? '').replaceAll('\r\n', '\n')]))
}

function hashOf(text: string, declaration: Declaration): string {
  return createHash('sha256').update(text).update(JSON.stringify(declaration)).digest('hex')
}

async function drop(db: Transaction<unknown>, name: string): Promise<void> {
  await sql`drop function if exists ${sql.id(name)}`.execute(db)
}

async function apply(db: Transaction<unknown>, name: string, text: string, declaration: Declaration): Promise<void> {
  const { callers = ['app_rw'], definer } = declaration
  // Its arguments may be others than before, and one function has one form.
  await drop(db, name)
  await sql.raw(text).execute(db)
  const id = sql.id(name)
  await sql`revoke all on function ${id} from public`.execute(db)
  for (const role of callers) await sql`grant execute on function ${id} to ${sql.id(role)}`.execute(db)
  if (definer) {
    await sql`alter function ${id} security definer set search_path = ${sql.raw(SEARCH_PATH)}`.execute(db)
    if (definer.owner !== 'migrations') await handOver(db, name, definer.owner)
  }
  await spreadFunction(db, name, declaration)
}

/** A new owner needs the right to create in the schema while it gets the function. */
async function handOver(db: Transaction<unknown>, name: string, owner: string): Promise<void> {
  await sql`grant create on schema public to ${sql.id(owner)}`.execute(db)
  await sql`alter function ${sql.id(name)} owner to ${sql.id(owner)}`.execute(db)
  await sql`revoke create on schema public from ${sql.id(owner)}`.execute(db)
}
