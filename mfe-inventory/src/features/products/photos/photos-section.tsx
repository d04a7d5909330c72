import { useState } from 'react'
import { PHOTO_LIMITS } from '@comptoir/contracts/inventory/product-photos'
import { photoAddress } from '@comptoir/contracts/photo-address'
import { ConfirmDialog, ErrorPanel, notify, Skeleton, useStore, useTranslation } from '@comptoir/platform'
import { FormSection } from '@comptoir/platform/forms'
import { AddPhotos } from './add-photos.tsx'
import { PhotoList } from './photo-list.tsx'
import type { PhotoQueue } from './photo-queue.ts'
import { TILE_SIDE, type ShownPhoto } from './photo-tile.tsx'
import { useGivenPictures, type GivenPictures } from './use-given-pictures.ts'
import { useSavedPhotos } from './use-saved-photos.ts'

export interface PhotosSectionProps {
  queue: PhotoQueue
  /** Undefined for a product that is not saved yet: its photos wait for it. */
  productId: string | undefined
}

/** The photos of a product: dropped or pasted anywhere on the page, chosen, or taken; those of a saved product are sent at once. */
export function PhotosSection({ queue, productId }: PhotosSectionProps) {
  const { t } = useTranslation('inventory')
  const saved = useSavedPhotos(productId)
  const waiting = useStore(queue.waiting)
  const [asked, setAsked] = useState<ShownPhoto | null>(null)
  const send = (): void => void (productId !== undefined && queue.send(productId, saved.show))
  const count = saved.photos.length + waiting.length
  const take = ({ pictures, others }: GivenPictures): void => {
    const room = PHOTO_LIMITS.ofProduct - count
    if (others > 0) notify.error(t('products.photos.notPictures'))
    if (pictures.length > room) notify.error(t('products.photos.tooMany', { most: PHOTO_LIMITS.ofProduct }))
    if (!saved.isLoaded || room <= 0 || pictures.length === 0) return
    queue.add(pictures.slice(0, room))
    send()
  }
  const isOver = useGivenPictures(take)
  const shown: ShownPhoto[] = [
    ...saved.photos.map(({ id, address }) => ({
      id,
      source: photoAddress(address, 'tile'),
      fraction: null,
      refusal: null,
    })),
    ...waiting.map(({ id, preview, fraction, refusal }) => ({ id, source: preview, fraction, refusal })),
  ]
  const isSaved = ({ id }: ShownPhoto): boolean => saved.photos.some((photo) => photo.id === id)
  return (
    <FormSection title={t('products.photos.title')} description={t('products.photos.help')} columns={1}>
      {saved.error ? (
        <ErrorPanel title={t('products.photos.failed')} text={saved.error.message} onRetry={saved.retry} />
      ) : saved.isLoaded ? (
        <PhotoList
          photos={shown}
          movable={productId === undefined ? shown.length : saved.photos.length}
          onArrange={productId === undefined ? queue.arrange : saved.arrange}
          onRemove={(photo) => (isSaved(photo) ? setAsked(photo) : queue.discard(photo.id))}
          onRetry={(id) => {
            queue.retry(id)
            send()
          }}
        >
          {count < PHOTO_LIMITS.ofProduct ? (
            <AddPhotos isOver={isOver} onFiles={(files) => take({ pictures: files, others: 0 })} />
          ) : null}
        </PhotoList>
      ) : (
        <Skeleton boxSize={TILE_SIDE} borderRadius="lg" />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('products.photos.removeTitle')}
        text={t('products.photos.removeText')}
        confirmLabel={t('products.photos.removeConfirm')}
        isDanger
        onConfirm={() => {
          if (asked) saved.remove(asked.id)
          setAsked(null)
        }}
        onCancel={() => setAsked(null)}
      />
    </FormSection>
  )
}
