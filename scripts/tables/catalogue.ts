import { sql, type Kysely } from 'kysely'

export interface CatalogueColumn {
  name: string
  /** As PostgreSQL writes it: `uuid`, `character varying(10)`, `text[]`. */
  type: string
  isNullable: boolean
  defaultText: string | null
}

export interface CatalogueConstraint {
  name: string
  kind: 'p' | 'u' | 'c' | 'f' | 'x'
  definition: string
}

export interface CatalogueTable {
  name: string
  partitionKey: string | null
  columns: CatalogueColumn[]
  constraints: CatalogueConstraint[]
  /** Definitions of the indexes that are not made by a constraint. */
  indexes: string[]
  security: 'forced' | 'enabled' | 'off'
  policies: string[]
  /** Rights on the whole table by role, and on single columns as `update (column)`. */
  grants: { role: string; rights: string }[]
}

export interface CatalogueArgument {
  name: string
  type: string
  hasDefault: boolean
}

export interface CatalogueFunction {
  name: string
  arguments: CatalogueArgument[]
  /** Columns of the rows that it gives; empty for one that gives a value. */
  columns: CatalogueArgument[]
  result: string
  isSet: boolean
  /** Whose rights it runs with; null for the caller's. */
  definer: string | null
  settings: string[]
  /** Roles that may call it. */
  callers: string[]
}

export interface Catalogue {
  tables: CatalogueTable[]
  functions: CatalogueFunction[]
}

/** Reads what migrations and functions have made in the schema `public`, in the order of names. Partitions belong to their table. */
export async function readCatalogue(db: Kysely<never>): Promise<Catalogue> {
  const tables = await sql<CatalogueTable>`
    select c.relname as name, pg_get_partkeydef(c.oid) as "partitionKey",
      case when c.relforcerowsecurity then 'forced' when c.relrowsecurity then 'enabled' else 'off' end as security,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isNullable', not a.attnotnull,
            'defaultText', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum)
          from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', k.conname, 'kind', k.contype, 'definition', pg_get_constraintdef(k.oid))
            order by position(k.contype::text in 'puxcf'), k.conname), '[]')
          from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'x', 'c', 'f')) as constraints,
      array(select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class n on n.oid = i.indexrelid
          where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)
          order by n.relname) as indexes,
      array(select concat_ws(' ', 'create policy', p.polname, 'on', c.relname, case when not p.polpermissive then 'as restrictive' end,
            'for', case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
            'to ' || nullif((select string_agg(coalesce(r.rolname, 'public'), ', ' order by r.rolname)
                from unnest(p.polroles) o left join pg_roles r on r.oid = o), 'public'),
            'using (' || pg_get_expr(p.polqual, p.polrelid) || ')',
            'with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')')
          from pg_policy p where p.polrelid = c.oid order by p.polname) as policies,
      (select coalesce(json_agg(json_build_object('role', g.role, 'rights', g.rights) order by g.role, g.rights), '[]') from (
          select r.rolname as role, string_agg(lower(x.privilege_type), ', ' order by x.privilege_type) as rights
            from aclexplode(c.relacl) x join pg_roles r on r.oid = x.grantee where x.grantee <> c.relowner group by r.rolname
          union all
          select r.rolname, lower(x.privilege_type) || ' (' || a.attname || ')'
            from pg_attribute a, aclexplode(a.attacl) x join pg_roles r on r.oid = x.grantee where a.attrelid = c.oid) g) as grants
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(db)
  return { tables: tables.rows, functions: await readFunctions(db) }
}

async function readFunctions(db: Kysely<never>): Promise<CatalogueFunction[]> {
  const { rows } = await sql<CatalogueFunction>`
    select p.proname as name, pg_get_function_result(p.oid) as result, p.proretset as "isSet",
      case when p.prosecdef then case when o.rolname = current_user then 'the owner of the tables' else o.rolname end end as definer, coalesce(p.proconfig, '{}') as settings,
      (select coalesce(json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(p.proargtypes[n - 1], null),
            'hasDefault', n > p.pronargs - p.pronargdefaults) order by n), '[]') from generate_series(1, p.pronargs) n) as arguments,
      (select coalesce(json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(p.proallargtypes[n], null), 'hasDefault', false)
            order by n), '[]') from generate_subscripts(p.proallargtypes, 1) n where p.proargmodes[n] in ('t', 'o')) as columns,
      array(select coalesce(r.rolname::text, 'public') from aclexplode(p.proacl) x left join pg_roles r on r.oid = x.grantee
          where x.grantee <> p.proowner order by 1) as callers
    from pg_proc p join pg_roles o on o.oid = p.proowner
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
    order by p.proname`.execute(db)
  return rows
}
