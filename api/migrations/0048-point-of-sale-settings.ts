import { run, type Migrating } from './support.ts'

const COLUMNS = [
  'time_zone text constraint point_of_sale_time_zone_check check (char_length(time_zone) between 1 and 64)',
  'default_client_id uuid',
  'ticket_header text constraint point_of_sale_ticket_header_check check (char_length(ticket_header) <= 200)',
  'ticket_footer text constraint point_of_sale_ticket_footer_check check (char_length(ticket_footer) <= 400)',
]

/**
 * What a point of sale has of its own: its zone of time and the client of its tickets, each the company's where it has
 * none, and what it prints above and below a ticket.
 */
export async function up(db: Migrating): Promise<void> {
  for (const column of COLUMNS) await run(db, `alter table point_of_sale add column ${column}`)
  await run(
    db,
    `alter table point_of_sale add constraint point_of_sale_default_client_fk
       foreign key (company_id, default_client_id) references client (company_id, id)`,
  )
  await run(db, 'create index point_of_sale_default_client_idx on point_of_sale (company_id, default_client_id)')
}
