import { run, tenantTable, type Migrating } from './support.ts'

const PICTURES = 10_000
const PHOTOS = 8_000_000

/** A named constraint: the distributed engine takes no other kind together with a new column. */
function addCount(table: string, column: string, most: number, type = 'integer'): string {
  return `add column ${column} ${type} not null default 0
            constraint ${table}_${column}_check check (${column} between 0 and ${most})`
}

/** Pictures that come with a catalogue file, and which row gets which; the photos that a change set added. */
export async function up(db: Migrating): Promise<void> {
  // `content` is the file as it was sent, only until it is drawn anew; without one, `fault` says why it is no picture.
  await tenantTable(
    db,
    'product_import_picture',
    `company_id uuid not null, import_id uuid not null, number integer not null, name text not null,
     fault text check (fault in ('tooLarge', 'notPicture', 'heic', 'link', 'duplicate')), content bytea,
     constraint product_import_picture_pk primary key (company_id, import_id, number),
     constraint product_import_picture_either_check check (fault is null or content is null)`,
    {
      foreignKeys: {
        product_import_picture_import_fk:
          '(company_id, import_id) references product_import (company_id, id) on delete cascade',
      },
    },
  )
  await tenantTable(
    db,
    'product_import_row_picture',
    `company_id uuid not null, import_id uuid not null, row_number integer not null,
     position integer not null check (position between 1 and 8), picture_number integer not null,
     name text not null, is_sure boolean not null,
     constraint product_import_row_picture_pk primary key (company_id, import_id, row_number, position)`,
    {
      foreignKeys: {
        product_import_row_picture_row_fk:
          '(company_id, import_id, row_number) references product_import_row (company_id, import_id, row_number) on delete cascade',
      },
    },
  )
  await run(
    db,
    `create index product_import_row_picture_number_idx
     on product_import_row_picture (company_id, import_id, picture_number)`,
  )
  // `last_picture_row` is how far the import has come with its pictures, committed with them.
  await run(
    db,
    `alter table product_import
       ${addCount('product_import', 'picture_count', PICTURES)},
       ${addCount('product_import', 'picture_bytes', 2 ** 30, 'bigint')},
       ${addCount('product_import', 'unused_count', PICTURES)},
       add column unused_pictures jsonb not null default '[]',
       ${addCount('product_import', 'planned_count', PHOTOS)},
       ${addCount('product_import', 'drawn_count', PHOTOS)},
       ${addCount('product_import', 'added_count', PHOTOS)},
       add column last_picture_row integer not null default 0`,
  )
  await tenantTable(
    db,
    'product_change_photo',
    `company_id uuid not null, change_set_id uuid not null, product_id uuid not null, photo_id uuid not null,
     constraint product_change_photo_pk primary key (company_id, change_set_id, product_id, photo_id)`,
    {
      foreignKeys: {
        product_change_photo_set_fk:
          '(company_id, change_set_id) references product_change_set (company_id, id) on delete cascade',
      },
    },
  )
  // `photos_through` is the last product whose photos the undoing has gone through.
  await run(
    db,
    `alter table product_change_set
       ${addCount('product_change_set', 'photo_count', PHOTOS)},
       add column photos_through uuid`,
  )
}
