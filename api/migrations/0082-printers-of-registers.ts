import { run, type Migrating } from './support.ts'

/** What each register prints on. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table register add column printer text not null default 'browser'
       constraint register_printer_check check (printer in ('browser', 'usb', 'serial', 'network'))`,
  )
  await run(
    db,
    `alter table register add column printer_address text
       constraint register_printer_address_check check (length(printer_address) <= 60)`,
  )
  await run(
    db,
    `alter table register add column paper_width_mm integer not null default 80
       constraint register_paper_width_mm_check check (paper_width_mm in (58, 80))`,
  )
  await run(db, `alter table register add column prints_at_once boolean not null default false`)
  await run(db, `alter table register add column opens_drawer boolean not null default false`)
  await run(
    db,
    `alter table register add constraint register_printer_named_check
       check (printer <> 'network' or printer_address is not null)`,
  )
}
