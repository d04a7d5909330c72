import type { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import type { Queryable } from '../../../platform/db/database.ts'

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
