import { MOST_UNUSED_SHOWN, type RowProblem, type UnusedPicture } from '@comptoir/contracts/inventory/product-import'
import { sql } from 'kysely'
import type pg from 'pg'
import type { TxCtx } from '../../../../platform/context.ts'
import type { ArchivedPicture } from './picture-archive.ts'
import type { FoundPicture, NamedPicture } from './row-pictures.rules.ts'

/** Rows that go into one statement: it takes 65,535 values. */
const MOST_INSERTED = 5000

/** Stores the pictures of an archive beside the staged rows, in their transaction; gives how many there were. */
export async function stagePictures(
  client: pg.ClientBase,
  { companyId, importId }: { companyId: string; importId: string },
  pictures: AsyncIterable<ArchivedPicture>,
): Promise<void> {
  let [count, bytes] = [0, 0]
  for await (const { name, fault, content } of pictures) {
    count += 1
    bytes += content?.length ?? 0
    await client.query(
      `insert into product_import_picture (company_id, import_id, number, name, fault, content)
       values ($1, $2, $3, $4, $5, $6)`,
      [companyId, importId, count, name, fault, content],
    )
  }
  await client.query(
    'update product_import set picture_count = $3, picture_bytes = $4 where company_id = $1 and id = $2',
    [companyId, importId, count, bytes],
  )
}

export async function listPictureNames({ db, companyId }: TxCtx, importId: string): Promise<NamedPicture[]> {
  return db
    .selectFrom('product_import_picture')
    .select(['number', 'name', 'fault'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .orderBy('number')
    .execute()
}

/** Forgets which row gets which picture, for another check. */
export async function forgetRowPictures({ db, companyId }: TxCtx, importId: string): Promise<void> {
  await db
    .deleteFrom('product_import_row_picture')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .execute()
}

/** Writes down which rows of a portion get which pictures. */
export async function recordRowPictures(
  { db, companyId }: TxCtx,
  importId: string,
  rows: readonly { rowNumber: number; found: readonly FoundPicture[] }[],
): Promise<void> {
  const links = rows.flatMap(({ rowNumber, found }) =>
    found.map((picture, index) => ({ rowNumber, position: index + 1, ...picture })),
  )
  for (let at = 0; at < links.length; at += MOST_INSERTED)
    await db
      .insertInto('product_import_row_picture')
      .values(
        links.slice(at, at + MOST_INSERTED).map(({ rowNumber, position, number, name, isSure }) => ({
          company_id: companyId,
          import_id: importId,
          row_number: rowNumber,
          position,
          picture_number: number,
          name,
          is_sure: isSure,
        })),
      )
      .execute()
}

/** Takes back pictures that a row would get by a number behind its code, where they are another row's very name. */
export async function keepSurePictures({ db, companyId }: TxCtx, importId: string): Promise<void> {
  await sql`
    delete from product_import_row_picture l
    where l.company_id = ${companyId} and l.import_id = ${importId} and not l.is_sure and exists (
      select from product_import_row_picture s
      where s.company_id = ${companyId} and s.import_id = ${importId} and s.picture_number = l.picture_number and s.is_sure)`.execute(
    db,
  )
}

/** Rows that get their pictures: those that go in, and those whose product needs nothing else. */
const GETS = sql`r.is_good and not r.is_excluded and r.action <> 'leave'`

/** How many photos are to be added. */
export async function countPlanned({ db, companyId }: TxCtx, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from product_import_row_picture l
    join product_import_row r on r.company_id = l.company_id and r.import_id = l.import_id and r.row_number = l.row_number
    where l.company_id = ${companyId} and l.import_id = ${importId} and ${GETS}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The files of the archive that no row gets: how many, and the first of them. */
export async function findUnused(
  { db, companyId }: TxCtx,
  importId: string,
): Promise<{ count: number; first: UnusedPicture[] }> {
  const { rows } = await sql<UnusedPicture & { count: number }>`
    select p.name, p.fault, count(*) over () as count from product_import_picture p
    where p.company_id = ${companyId} and p.import_id = ${importId} and not exists (
      select from product_import_row_picture l
      join product_import_row r on r.company_id = l.company_id and r.import_id = l.import_id and r.row_number = l.row_number
      where l.company_id = ${companyId} and l.import_id = ${importId} and l.picture_number = p.number and r.is_good)
    order by p.number limit ${MOST_UNUSED_SHOWN}`.execute(db)
  return { count: rows[0]?.count ?? 0, first: rows.map(({ name, fault }) => ({ name, fault })) }
}

/** A row whose product gets pictures. */
export interface PicturedRow {
  rowNumber: number
  productId: string
  pictures: { number: number; name: string }[]
}

/** The next row behind one that gets pictures; null where there is none. */
export async function findPicturedRow(
  { db, companyId }: TxCtx,
  importId: string,
  afterRow: number,
): Promise<PicturedRow | null> {
  const { rows } = await sql<PicturedRow>`
    select r.row_number as "rowNumber", case when r.action = 'create' then r.product_id else r.match_id end as "productId",
      array(select jsonb_build_object('number', k.picture_number, 'name', k.name) from product_import_row_picture k
        where k.company_id = ${companyId} and k.import_id = ${importId} and k.row_number = r.row_number
        order by k.position) as pictures
    from product_import_row_picture l
    join product_import_row r on r.company_id = l.company_id and r.import_id = l.import_id and r.row_number = l.row_number
    where l.company_id = ${companyId} and l.import_id = ${importId} and l.row_number > ${afterRow} and ${GETS}
    order by l.row_number limit 1`.execute(db)
  return rows[0] ?? null
}

/** A picture as it was sent; null once it is gone. */
export async function readPicture({ db, companyId }: TxCtx, importId: string, number: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom('product_import_picture')
    .select('content')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.content ?? null
}

/** Adds what is to be told of a row that is in already. */
export async function addWarnings(
  { db, companyId }: TxCtx,
  importId: string,
  rowNumber: number,
  warnings: readonly RowProblem[],
): Promise<void> {
  if (warnings.length === 0) return
  await sql`
    update product_import_row r set warnings = r.warnings || ${JSON.stringify(warnings)}::jsonb
    where r.company_id = ${companyId} and r.import_id = ${importId} and r.row_number = ${rowNumber}`.execute(db)
}

/** Removes the first pictures of an import; false when there were none. */
export async function removePictures(
  { db, companyId }: Pick<TxCtx, 'db' | 'companyId'>,
  importId: string,
  portion: number,
): Promise<boolean> {
  const rows = await db
    .selectFrom('product_import_picture')
    .select('number')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .orderBy('number')
    .limit(portion)
    .execute()
  if (rows.length === 0) return false
  await db
    .deleteFrom('product_import_picture')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('number', '<=', rows.at(-1)?.number ?? 0)
    .execute()
  return true
}

/** The names of the pictures that these rows get. */
export async function listRowPictures(
  { db, companyId }: TxCtx,
  importId: string,
  rowNumbers: readonly number[],
): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>()
  if (rowNumbers.length === 0) return names
  const rows = await db
    .selectFrom('product_import_row_picture')
    .select(['row_number', 'name'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('row_number', '=', sql<number>`any(${[...rowNumbers]}::int[])`)
    .orderBy('row_number')
    .orderBy('position')
    .execute()
  for (const row of rows) names.set(row.row_number, [...(names.get(row.row_number) ?? []), row.name])
  return names
}
