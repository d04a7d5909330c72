import { Camera, ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { PHOTO_KINDS } from '@comptoir/contracts/inventory/product-photos'
import { Button, chakra, Flex, Text, useTranslation } from '@comptoir/platform'
import { TILE_SIDE } from './photo-tile.tsx'

export interface AddPhotosProps {
  /** While files are held over the page. */
  isOver: boolean
  onFiles: (files: readonly File[]) => void
}

/** Where photos are chosen, or taken on a telephone. One that keeps HEIC makes a JPEG of it where HEIC is not among the kinds. */
export function AddPhotos({ isOver, onFiles }: AddPhotosProps) {
  const { t } = useTranslation('inventory')
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const input = { type: 'file', hidden: true, accept: PHOTO_KINDS } as const
  const take = (element: HTMLInputElement): void => {
    onFiles([...(element.files ?? [])])
    element.value = ''
  }
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="2"
      minW={TILE_SIDE}
      h={TILE_SIDE}
      px="3"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'brand.solid' : 'border.control'}
      borderRadius="lg"
      bg={isOver ? 'brand.subtle' : 'bg.card'}
    >
      <Button type="button" variant="outline" size="sm" onClick={() => chooser.current?.click()}>
        <ImagePlus aria-hidden size={16} />
        {t('products.photos.add')}
      </Button>
      <Button
        type="button"
        variant="outline"
        size="sm"
        css={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden size={16} />
        {t('products.photos.camera')}
      </Button>
      <Text
        textStyle="small"
        color="fg.muted"
        css={{ '@media (pointer: coarse)': { display: 'none' } }}
        textAlign="center"
      >
        {t('products.photos.drop')}
      </Text>
      <chakra.input
        {...input}
        ref={chooser}
        multiple
        aria-label={t('products.photos.add')}
        onChange={(event) => take(event.currentTarget)}
      />
      <chakra.input
        {...input}
        ref={camera}
        capture="environment"
        aria-label={t('products.photos.camera')}
        onChange={(event) => take(event.currentTarget)}
      />
    </Flex>
  )
}
