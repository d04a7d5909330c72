import { randomUUID } from 'node:crypto'
import type { Enquiry, EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import type { Database } from '../../../platform/db/database.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { countTry, throttleKey, waitUntil } from '../throttle/index.ts'
import {
  deleteEnquiry,
  insertEnquiry,
  removeEnquiriesBefore,
  setHandling,
  type Handling,
} from './enquiries.repository.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { isByMachine } from './enquiries.rules.ts'
import { findReceivedEnquiry } from './received-enquiries.queries.ts'

type Parts = Pick<AppDeps, 'db' | 'clock' | 'operatorEmail'>

const AN_HOUR = 60
const MOST_PER_ADDRESS = 10

const CLEAN_UP = 'enquiries-clean-up'
/** Every night, in UTC. */
const AT_NIGHT = '47 2 * * *'
/** As the privacy policy says. */
const KEPT_DAYS = 730
const DAY_MS = 86_400_000

/**
 * Stores an enquiry and notifies the operator, if one is set. A machine's is silently discarded, and one network
 * address may send a few an hour.
 */
export async function receiveEnquiry(
  { db, clock, operatorEmail }: Parts,
  address: string,
  input: EnquiryInput,
): Promise<void> {
  const now = clock.now()
  const { count, endsAt } = await countTry(db, throttleKey('enquiry', address), now, AN_HOUR)
  if (count > MOST_PER_ADDRESS) throw new DomainError('enquiry.tooMany', waitUntil(endsAt, now))
  if (isByMachine(input)) return
  const { website: _website, elapsedMs: _elapsedMs, ...enquiry } = input
  const kept = { ...enquiry, id: randomUUID() }
  await db.transaction().execute(async (trx) => {
    await insertEnquiry(trx, kept, now)
    if (operatorEmail !== null) await queueMail({ db: trx, now }, enquiryMail(operatorEmail, kept))
  })
}

/** Notes who has handled an enquiry, or that it is to be handled again; `enquiry.notFound` where it was removed meanwhile. */
export async function markEnquiry(admin: Database, id: string, handling: Handling): Promise<Enquiry> {
  const isThere = await setHandling(admin, id, handling)
  const enquiry = isThere ? await findReceivedEnquiry(admin, id) : null
  if (!enquiry) throw new DomainError('enquiry.notFound')
  return enquiry
}

/** Forgets an enquiry before its time, as its sender may ask. */
export async function removeEnquiry(admin: Database, id: string): Promise<void> {
  if (!(await deleteEnquiry(admin, id))) throw new DomainError('enquiry.notFound')
}

/** Enquiries that have been kept long enough are removed every night. */
export function scheduleEnquiriesCleanUp({ db, jobs, clock }: Pick<AppDeps, 'db' | 'jobs' | 'clock'>): void {
  jobs.repeat(CLEAN_UP, AT_NIGHT, () => removeEnquiriesBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)))
}
