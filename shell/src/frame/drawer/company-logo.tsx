import { useState } from 'react'
import { api, companyKey, Image, LogoMark, useQuery, useSession, useTranslation } from '@comptoir/platform'

const PHOTO = { path: 'company-photo' }
/** Cached as long as the page is open: code that changes the logo refetches it by its key. */
const FOREVER_MS = Infinity

/** The company's own picture as an address of this page, made once; null while it comes. Where there is none, none is asked for. */
function usePhoto(): string | null {
  const companyId = useSession((state) => (state.company?.hasPhoto === true ? state.company.id : undefined))
  const { data } = useQuery({
    queryKey: companyKey(companyId ?? '', PHOTO),
    queryFn: async ({ signal }) => {
      const photo = await api.blob('company/photo', { signal })
      return photo.size === 0 ? null : URL.createObjectURL(photo)
    },
    enabled: companyId !== undefined,
    staleTime: FOREVER_MS,
    retry: false,
  })
  return data ?? null
}

/** The company's logo; the default one until it is there, where there is none, and where it cannot be shown. */
export function CompanyLogo() {
  const { t } = useTranslation()
  const name = useSession((state) => state.company?.name ?? '')
  const photo = usePhoto()
  const [broken, setBroken] = useState<string | null>(null)
  if (photo === null || photo === broken) return <LogoMark size={34} isDecorative />
  return (
    <Image
      src={photo}
      alt={t('frame.logo', { name })}
      boxSize="34px"
      objectFit="contain"
      borderRadius="sm"
      onError={() => setBroken(photo)}
    />
  )
}
