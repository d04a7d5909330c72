import { useEffect } from 'react'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import { api, companyKey, notify, useQuery, useSession, useTranslation } from '@comptoir/platform'

const INFO = { path: 'company-info' }

export interface CompanyInfo {
  profile: CompanyProfile
  /** The logo, where the company has one. */
  photo: Blob | null
}

/** The company and its logo as they are now, asked for each time that a form of them opens; that it failed is said. */
export function useCompanyInfo() {
  const { t } = useTranslation('company')
  const companyId = useSession(({ user, company }) => user?.companyId ?? company?.id ?? '')
  const { data, error, refetch } = useQuery({
    queryKey: companyKey(companyId, INFO),
    queryFn: ({ signal }) => readInfo(companyId, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const failure = t('companyProfile.loadFailed')
  useEffect(() => {
    if (error) notify.error(failure, { description: error.message })
  }, [error, failure])
  return { info: data, error, retry: () => void refetch() }
}

async function readInfo(companyId: string, signal: AbortSignal): Promise<CompanyInfo> {
  const profile = await api.get<CompanyProfile>(`company/${companyId}`, { signal })
  return { profile, photo: profile.hasPhoto ? await api.blob('company/photo', { signal }) : null }
}
