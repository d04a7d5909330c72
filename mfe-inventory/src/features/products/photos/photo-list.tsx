import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Flex, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { PhotoTile, type ShownPhoto } from './photo-tile.tsx'

export interface PhotoListProps {
  photos: readonly ShownPhoto[]
  /** How many of the first can be put in another order. */
  movable: number
  onArrange: (ids: readonly string[]) => void
  onRemove: (photo: ShownPhoto) => void
  onRetry: (id: string) => void
  /** Stands after the last one. */
  children: ReactNode
}

/** Photos side by side, in their order: by the buttons of each, or by dragging. */
export function PhotoList({ photos, movable, onArrange, onRemove, onRetry, children }: PhotoListProps) {
  const { t } = useTranslation('inventory')
  const [dragged, setDragged] = useState<string | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const { ref, keepFocus } = useKeptFocus(photos)
  const ids = photos.slice(0, movable).map(({ id }) => id)
  const move = (id: string, to: number): void => {
    if (to < 0 || to >= ids.length || ids[to] === id) return
    const others = ids.filter((each) => each !== id)
    keepFocus()
    setMoved(to + 1)
    onArrange([...others.slice(0, to), id, ...others.slice(to)])
  }
  const dragging = (id: string, at: number) =>
    at < movable && movable > 1
      ? {
          draggable: true,
          onDragStart: (event: DragEvent): void => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', id)
            setDragged(id)
          },
          onDragOver: (event: DragEvent): void => {
            if (dragged !== null) event.preventDefault()
          },
          onDrop: (event: DragEvent): void => {
            if (dragged === null) return
            event.preventDefault()
            move(dragged, at)
          },
          onDragEnd: (): void => setDragged(null),
        }
      : {}
  return (
    <Flex ref={ref} as="ul" aria-label={t('products.photos.title')} listStyleType="none" gap="3" wrap="wrap">
      {photos.map((photo, at) => (
        <Flex
          as="li"
          key={photo.id}
          opacity={dragged === photo.id ? 0.4 : 1}
          cursor={at < movable && movable > 1 ? 'grab' : 'default'}
          {...dragging(photo.id, at)}
        >
          <PhotoTile
            photo={photo}
            place={at + 1}
            count={photos.length}
            onMove={at < movable && movable > 1 ? (by) => move(photo.id, at + by) : null}
            onRemove={() => onRemove(photo)}
            onRetry={() => onRetry(photo.id)}
          />
        </Flex>
      ))}
      <Flex as="li">{children}</Flex>
      <VisuallyHidden as="li" aria-live="polite">
        {moved === null ? '' : t('products.photos.moved', { place: moved, total: photos.length })}
      </VisuallyHidden>
    </Flex>
  )
}

/** A browser takes the focus away from what is put elsewhere: it goes back to the same button. */
function useKeptFocus(photos: readonly ShownPhoto[]) {
  const ref = useRef<HTMLDivElement>(null)
  const kept = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (kept.current && document.activeElement !== kept.current) kept.current.focus()
    kept.current = null
  }, [photos])
  const keepFocus = (): void => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && ref.current?.contains(activeElement)) kept.current = activeElement
  }
  return { ref, keepFocus }
}
