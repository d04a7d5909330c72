import { useState } from 'react'
import { photoAddress } from '@comptoir/contracts/photo-address'
import { Center, Image, type BoxProps } from '@comptoir/platform'
import { initialsOf } from './initials.ts'

export interface ProductPictureProps {
  /** As the API gives it; null where the product has none. */
  photo: string | null
  designation: string
  display?: BoxProps['display']
}

/** The main photo of a product beside its name, over its initials: they stand there while it comes, and where there is none. */
export function ProductPicture({ photo, designation, ...look }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Center
      aria-hidden
      boxSize="34px"
      flexShrink={0}
      position="relative"
      overflow="hidden"
      borderRadius="md"
      bg="bg.sunken"
      color="fg.muted"
      textStyle="caption"
      userSelect="none"
      {...look}
    >
      {initialsOf(designation)}
      {photo === null || photo === broken ? null : (
        <Image
          src={photoAddress(photo, 'thumbnail')}
          alt=""
          loading="lazy"
          decoding="async"
          position="absolute"
          inset="0"
          boxSize="full"
          objectFit="cover"
          bg="bg.card"
          onError={() => setBroken(photo)}
        />
      )}
    </Center>
  )
}
