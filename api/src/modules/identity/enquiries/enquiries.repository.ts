import type { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import type { Database, Queryable } from '../../../platform/db/database.ts'

/** What is kept of an enquiry: nothing of how it was distinguished from a machine's. */
export type KeptEnquiry = Omit<EnquiryInput, 'website' | 'elapsedMs'> & { id: string }

export async function insertEnquiry(db: Queryable, { datetime, ...enquiry }: KeptEnquiry, now: Date): Promise<void> {
  await db
    .insertInto('enquiry')
    .values({ ...enquiry, wanted_at: datetime === null ? null : new Date(datetime), created_at: now })
    .execute()
}

/** Enquiries are kept as long as the privacy policy says, and no longer. */
export async function removeEnquiriesBefore(db: Queryable, limit: Date): Promise<void> {
  await db.deleteFrom('enquiry').where('created_at', '<', limit).execute()
}

/** That somebody has handled it, and when; null where it is to be handled. */
export type Handling = { at: Date; by: string } | null

/** False when there is none of that id. What has been handled stays as it was first noted. */
export async function setHandling(admin: Database, id: string, handling: Handling): Promise<boolean> {
  const { numUpdatedRows } = await admin
    .updateTable('enquiry')
    .set((eb) =>
      handling === null
        ? { handled_at: null, handled_by: null }
        : {
            handled_at: eb.fn.coalesce('handled_at', eb.val(handling.at)),
            handled_by: eb.fn.coalesce('handled_by', eb.val(handling.by)),
          },
    )
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is none of that id. */
export async function deleteEnquiry(admin: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await admin.deleteFrom('enquiry').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
