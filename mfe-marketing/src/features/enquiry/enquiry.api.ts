import type { EnquiryInput } from '@comptoir/contracts/identity/enquiries'
import { deferredApi } from '@comptoir/platform/site'

/** Hands an enquiry over. Refused with `request.tooMany` when one address sends many. */
export async function sendEnquiry(input: EnquiryInput): Promise<void> {
  await (await deferredApi()).post('enquiries', input)
}
