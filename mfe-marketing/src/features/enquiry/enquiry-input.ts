import type { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
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

/** A wish as the browser's field writes it, `2026-11-24T10:00`, meant in the time of Tunis; null for none. */
export function instantOf(datetime: string): string | null {
  const instant = new Date(`${datetime}${TUNIS}`)
  return datetime === '' || Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

/** What is wrong with what was typed. `now` is in epoch milliseconds: nobody can be called in the past. */
export function enquiryFaults(kind: Kind, typed: Typed, now: number): Faults {
  const { datetime = '' } = typed
  const filled = { company: '', name: '', email: '', phone: '', message: '', ...typed }
  const wanted = instantOf(datetime)
  const isPast = wanted !== null && Date.parse(wanted) < now
  return { ...faultsOf(filled, RULES[kind]), ...(isPast ? { datetime: { key: 'enquiry.datetimePast' } } : {}) }
}

function orNull(text = ''): string | null {
  return text.trim() === '' ? null : text.trim()
}

/** What was typed, as the contract has it. */
export function enquiryOf(kind: Kind, typed: Typed, told: Pick<EnquiryInput, 'language' | 'elapsedMs'>): EnquiryInput {
  const { company, name = '', email = '', phone, datetime = '', message, website = '' } = typed
  return {
    kind,
    company: orNull(company),
    name: name.trim(),
    email: email.trim(),
    phone: orNull(phone),
    datetime: instantOf(datetime),
    message: orNull(message),
    website,
    ...told,
  }
}
