import type pg from 'pg'
import { ensureNames, ensureSubcategories, type NamedFamily } from '../families/index.ts'
import type { Candidate, Editing, Job } from './apply-job.ts'

/** The id of a family by its name; null where there is none, or none of that name. */
export type IdOf = (family: NamedFamily, name: string | null | undefined) => string | null

/** The ids of the categories, brands and units that rows name, those that are missing made. */
export async function ensureFamilies(
  client: pg.PoolClient,
  { ctx, now }: Job,
  made: readonly Candidate[],
  edited: readonly Editing[],
): Promise<IdOf> {
  const namesOf = (family: NamedFamily): Promise<Map<string, string>> =>
    ensureNames(client, { companyId: ctx.companyId, now }, family, [
      ...made.flatMap(({ read }) => read[family] ?? []),
      ...edited.flatMap(({ result }) => result.edit.families[family] ?? []),
      ...(family === 'unit' ? [...made, ...edited].flatMap(unitsOfPacks) : []),
    ])
  const ids = { category: await namesOf('category'), brand: await namesOf('brand'), unit: await namesOf('unit') }
  return (family, name) => (name ? (ids[family].get(name) ?? null) : null)
}

/** The units of packs that are new. */
function unitsOfPacks({ result }: Candidate): string[] {
  return (result.edit.packs ?? []).flatMap(({ known, unit }) => (known === null ? [unit] : []))
}

/** The ids of subcategories, those that are missing made; null where none is named. */
export async function subcategoriesOf(
  client: pg.PoolClient,
  { ctx, now }: Job,
  wanted: readonly { categoryId: string | null; name: string | null }[],
): Promise<(string | null)[]> {
  const named = wanted.flatMap(({ categoryId, name }, index) =>
    categoryId === null || name === null ? [] : [{ index, categoryId, name }],
  )
  const ids = await ensureSubcategories(client, { companyId: ctx.companyId, now }, named)
  const found = wanted.map((): string | null => null)
  for (const [at, { index }] of named.entries()) found[index] = ids[at] ?? null
  return found
}
