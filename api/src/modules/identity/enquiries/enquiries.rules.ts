import type { EnquiryInput } from '@comptoir/contracts/identity/enquiries'

/** Nobody reads a form and fills it in less time. */
const FASTEST_PERSON_MS = 2000

/** Whether no person wrote it: a field that people do not see was filled, or all of it took no time. */
export function isByMachine({ website, elapsedMs }: Pick<EnquiryInput, 'website' | 'elapsedMs'>): boolean {
  return (website ?? '') !== '' || elapsedMs < FASTEST_PERSON_MS
}
