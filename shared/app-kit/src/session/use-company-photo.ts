import { useQuery } from '@tanstack/react-query'
import { api } from '../http/api.ts'
import { companyKey } from '../query/keys.ts'
import { useSession } from './use-session.ts'

const PHOTO = { path: 'company-photo' }
/** Cached as long as the page is open: code that changes the logo refetches it by its key. */
const FOREVER_MS = Infinity

export interface CompanyPhoto {
  /** The company's own picture as an address of this page, made once; null while it comes, and where there is none. */
  photo: string | null
  isComing: boolean
}

/** The logo that the company uploaded. Where there is none, none is asked for. */
export function useCompanyPhoto(): CompanyPhoto {
  const companyId = useSession((state) => (state.company?.hasPhoto === true ? state.company.id : undefined))
  const { data, isLoading } = useQuery({
    queryKey: companyKey(companyId ?? '', PHOTO),
    queryFn: async ({ signal }) => {
      const photo = await api.blob('company/photo', { signal })
      return photo.size === 0 ? null : URL.createObjectURL(photo)
    },
    enabled: companyId !== undefined,
    staleTime: FOREVER_MS,
    retry: false,
  })
  return { photo: data ?? null, isComing: isLoading }
}
