import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import { api } from '@comptoir/platform'
import { formDataOf, type CompanyValues } from './company-values.ts'

/** Makes the company of this id, or changes it on the version that was read; the same again changes nothing. */
export function saveCompany(
  id: string,
  values: CompanyValues,
  photo: File | null,
  version?: number,
): Promise<CompanyProfile> {
  return api.upload<CompanyProfile>(`company/${id}`, formDataOf(values, photo), { method: 'PUT', version })
}
