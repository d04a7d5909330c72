import { useState } from 'react'
import { chakra, Image, PICTURE_COMES, useCompanyPhoto } from '@comptoir/platform'

/** The company's logo in the one ink of thermal paper; nothing where it has none or where it cannot be shown. */
export function PaperLogo() {
  const { photo, isComing } = useCompanyPhoto()
  const [broken, setBroken] = useState<string | null>(null)
  if (photo === null) return isComing ? <chakra.span {...PICTURE_COMES} /> : null
  if (photo === broken) return null
  return (
    <Image
      src={photo}
      alt=""
      maxW="calc(40 * var(--mm))"
      maxH="calc(15 * var(--mm))"
      objectFit="contain"
      filter="grayscale(1)"
      onError={() => setBroken(photo)}
    />
  )
}
