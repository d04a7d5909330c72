import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import { api } from '@comptoir/platform'
import { formDataOf, type CompanyValues } from './company-values.ts'

/** Makes the company of this id or changes it; the same again changes nothing. */
export function saveCompany(id: string, values: CompanyValues, photo: File | null): Promise<CompanyProfile> {
  return api.upload<CompanyProfile>(`company/${id}`, formDataOf(values, photo), { method: 'PUT' })
}
