import { useState } from 'react'
import { Image, LogoMark, useCompanyPhoto, useSession, useTranslation } from '@comptoir/platform'

/** The company's logo; the default one until it is there, where there is none, and where it cannot be shown. */
export function CompanyLogo() {
  const { t } = useTranslation()
  const name = useSession((state) => state.company?.name ?? '')
  const { photo } = useCompanyPhoto()
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
