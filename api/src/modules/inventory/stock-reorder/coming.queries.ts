import { sql } from 'kysely'

/** Of a transfer `d`, before it is ready: its goods lie at the sender's like any others. */
export const IS_PLANNED = sql`d.state in ('requested', 'draft')`

/**
 * Whether goods of a transfer `d` are still to arrive. Within a point of sale they are gone only once they are reserved:
 * what is planned there lies in it all the same.
 */
export const IS_COMING = sql`(d.state in ('requested', 'draft', 'ready', 'inTransit', 'partiallyReceived')
  and (d.to_point_of_sale_id <> d.from_point_of_sale_id or not ${IS_PLANNED}))`

/** Of a line `l`, what is still to arrive: all that is asked for until it is shipped, then what has not come. */
export const COMING = sql`case when d.state in ('requested', 'draft', 'ready') then l.requested_milli
  else l.picked_milli - l.good_milli - l.damaged_milli - l.returned_milli - l.lost_milli end`
