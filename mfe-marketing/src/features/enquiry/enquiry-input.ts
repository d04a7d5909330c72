import type { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import { readShortDay, readTime } from '@comptoir/contracts/typed-moment'
import {
  faultsOf,
  atMost,
  isEmail,
  isPhoneOrNothing,
  required,
  type Faults,
  type Rule,
  type Typed,
} from '../../common/sending/index.ts'

type Kind = EnquiryInput['kind']

/** Tunisia keeps one time all the year round. */
const TUNIS = '+01:00'
const LIMITS = { company: 120, name: 120, phone: 40, message: 4000 } as const

const RULES: Record<Kind, Readonly<Record<string, readonly Rule[]>>> = {
  home: {
    company: [required('enquiry.companyRequired'), atMost(LIMITS.company)],
    name: [required('enquiry.nameRequired'), atMost(LIMITS.name)],
    email: [isEmail],
    phone: [isPhoneOrNothing],
  },
  contact: {
    name: [required('enquiry.nameRequired'), atMost(LIMITS.name)],
    email: [isEmail],
    message: [required('enquiry.messageRequired'), atMost(LIMITS.message)],
    company: [atMost(LIMITS.company)],
    phone: [isPhoneOrNothing],
  },
}

/**
 * The moment that a typed day and time mean in the time of Tunis, `24/11/2026` and `10h`; null for none. Undefined for
 * what cannot be read, or only one of the two.
 */
export function wishOf({ day = '', time = '' }: Typed): string | null | undefined {
  if (day.trim() === '' && time.trim() === '') return null
  const [date, clock] = [readShortDay(day), readTime(time.trim())]
  return date === null || clock === null ? undefined : new Date(`${date}T${clock}${TUNIS}`).toISOString()
}

/** What is wrong with what was typed. `now` is in epoch milliseconds: nobody can be called in the past. */
export function enquiryFaults(kind: Kind, typed: Typed, now: number): Faults {
  const filled = { company: '', name: '', email: '', phone: '', message: '', ...typed }
  return { ...faultsOf(filled, RULES[kind]), ...wishFaults(typed, now) }
}

function wishFaults(typed: Typed, now: number): Faults {
  const wish = wishOf(typed)
  if (wish === undefined) return { day: { key: 'enquiry.datetimeUnread' } }
  return wish !== null && Date.parse(wish) < now ? { day: { key: 'enquiry.datetimePast' } } : {}
}

function orNull(text = ''): string | null {
  return text.trim() === '' ? null : text.trim()
}

/** What was typed, as the contract has it. */
export function enquiryOf(kind: Kind, typed: Typed, told: Pick<EnquiryInput, 'language' | 'elapsedMs'>): EnquiryInput {
  const { company, name = '', email = '', phone, message, website = '' } = typed
  return {
    kind,
    company: orNull(company),
    name: name.trim(),
    email: email.trim(),
    phone: orNull(phone),
    datetime: wishOf(typed) ?? null,
    message: orNull(message),
    website,
    ...told,
  }
}
