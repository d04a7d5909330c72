import { DomainError } from '../errors.ts'

/** Files being received at a time: each may fill the disk with its limit twice, packed and unpacked. */
const AT_ONCE = 8
const OF_COMPANY = 2
const WAIT_SECONDS = 30

const byCompany = new Map<string, number>()
let taken = 0

/** Does the work of receiving a large file. Refuses when too many are being received, of the company or altogether. */
export async function withUploadPlace<T>(companyId: string, work: () => Promise<T>): Promise<T> {
  const ofCompany = byCompany.get(companyId) ?? 0
  if (taken >= AT_ONCE || ofCompany >= OF_COMPANY) throw new DomainError('request.tooMany', { seconds: WAIT_SECONDS })
  taken += 1
  byCompany.set(companyId, ofCompany + 1)
  try {
    return await work()
  } finally {
    taken -= 1
    const left = (byCompany.get(companyId) ?? 1) - 1
    if (left === 0) byCompany.delete(companyId)
    else byCompany.set(companyId, left)
  }
}
