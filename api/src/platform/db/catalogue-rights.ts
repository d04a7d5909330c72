import type { Ask, CatalogueFault } from './catalogue-lint.ts'
import { BOOK_TABLES, ERASED_COLUMNS, POSTED_TABLES } from './table-registry.ts'

interface Right {
  /** The table, or the one that it is a part of. */
  table: string
  /** Null for a right on the whole table. */
  column: string | null
  role: string
  right: string
}

/** Of every role but the owner, on whole tables and single columns; a partition's count for its table. */
const RIGHTS = `
  select coalesce(p.relname, c.relname) as table, x.column, case when x.grantee = 0 then 'public' else x.grantee::regrole::text end as role,
      lower(x.privilege_type) as right
    from pg_class c
    left join pg_inherits i on i.inhrelid = c.oid and c.relispartition
    left join pg_class p on p.oid = i.inhparent
    cross join lateral (
      select e.*, null::text as column from aclexplode(c.relacl) e
      union all select e.*, a.attname::text from pg_attribute a cross join lateral aclexplode(a.attacl) e where a.attrelid = c.oid and a.attnum > 0
    ) x
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and x.grantee <> c.relowner`

const HARMLESS_ON_POSTED = ['select', 'insert']

/**
 * What is posted stays as it is: nobody may do more with it than read and add, past row-level security neither. What changes
 * by functions alone is changed by no role but theirs. A table with seals is one of posted rows.
 */
export async function kept(ask: Ask): Promise<CatalogueFault[]> {
  const rights = await ask<Right>(RIGHTS)
  return [
    ...rights
      .filter((found) => POSTED_TABLES.includes(found.table) && !HARMLESS_ON_POSTED.includes(found.right))
      .filter((found) => !isErasing(found))
      .map(({ table, role, right }) => ({ rule: `nobody may ${right} what is posted`, subject: `${table} (${role})` })),
    ...rights
      .filter(({ table, role, right }) => BOOK_TABLES.includes(table) && role !== 'app_books' && changes(table, right))
      .map(({ table, role, right }) => ({ rule: `functions alone ${right}`, subject: `${table} (${role})` })),
    ...(await unlistedSeals(ask)),
  ]
}

/** What personal data can be erased by: one role, one kind of change, a few columns. */
function isErasing({ table, column, role, right }: Right): boolean {
  return role === 'app_books' && right === 'update' && ERASED_COLUMNS[table]?.includes(column ?? '') === true
}

/** A balance may begin with goods that are counted in; a series begins by its function. */
function changes(table: string, right: string): boolean {
  return right !== 'select' && !(table === 'stock_balance' && right === 'insert')
}

async function unlistedSeals(ask: Ask): Promise<CatalogueFault[]> {
  const rows = await ask<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'previous_hash'`,
  )
  return rows
    .filter(({ name }) => !POSTED_TABLES.includes(name))
    .map(({ name }) => ({ rule: 'a table with seals is listed as posted', subject: name }))
}
