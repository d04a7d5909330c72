import { ArrowLeft, ArrowRight, RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Box, Center, DirectionalIcon, Flex, IconButton, Image, Text, useTranslation } from '@comptoir/platform'

/** A photo as the form shows it, saved or not. */
export interface ShownPhoto {
  id: string
  source: string
  /** From 0 to 1 while it is sent. */
  fraction: number | null
  refusal: string | null
}

export interface PhotoTileProps {
  photo: ShownPhoto
  /** From 1. */
  place: number
  count: number
  /** By places; null where it has none yet. */
  onMove: ((by: 1 | -1) => void) | null
  onRemove: () => void
  onRetry: () => void
}

export const TILE_SIDE = '128px'

/** One photo of the form, with its place, how far it is sent or why it was not, and what can be done with it. */
export function PhotoTile({ photo, place, count, onMove, onRemove, onRetry }: PhotoTileProps) {
  const { t } = useTranslation('inventory')
  const { source, fraction, refusal } = photo
  const isSending = fraction !== null
  return (
    <Box w={TILE_SIDE}>
      <Box
        position="relative"
        boxSize={TILE_SIDE}
        overflow="hidden"
        borderWidth="1px"
        borderColor={refusal === null ? 'border.subtle' : 'danger.solid'}
        borderRadius="lg"
        bg="bg.sunken"
      >
        <Image
          src={source}
          alt={t('products.photos.place', { place, total: count })}
          boxSize="full"
          objectFit="contain"
          draggable={false}
          opacity={isSending || refusal !== null ? 0.5 : 1}
        />
        {place === 1 ? <MainTag /> : null}
        {isSending ? <Progress fraction={fraction} label={t('products.photos.sending')} /> : null}
      </Box>
      <Flex justify="center" mt="1">
        {onMove === null ? null : (
          <Act label={t('products.photos.earlier', { place })} isOff={place === 1} onClick={() => onMove(-1)}>
            <DirectionalIcon icon={ArrowLeft} size={16} />
          </Act>
        )}
        {refusal === null ? null : (
          <Act label={t('products.photos.retry', { place })} onClick={onRetry}>
            <RotateCw aria-hidden size={16} />
          </Act>
        )}
        <Act label={t('products.photos.remove', { place })} isOff={isSending} onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </Act>
        {onMove === null ? null : (
          <Act label={t('products.photos.later', { place })} isOff={place === count} onClick={() => onMove(1)}>
            <DirectionalIcon icon={ArrowRight} size={16} />
          </Act>
        )}
      </Flex>
      {refusal === null ? null : (
        <Text role="alert" textStyle="small" color="danger.fg" overflowWrap="anywhere">
          {refusal}
        </Text>
      )}
    </Box>
  )
}

function MainTag() {
  const { t } = useTranslation('inventory')
  return (
    <Center
      as="span"
      position="absolute"
      top="1.5"
      insetStart="1.5"
      h="5"
      px="1.5"
      borderRadius="sm"
      bg="brand.solid"
      color="brand.onSolid"
      textStyle="caption"
      fontWeight="semibold"
    >
      {t('products.photos.main')}
    </Center>
  )
}

function Progress({ fraction, label }: { fraction: number; label: string }) {
  const percent = Math.round(fraction * 100)
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      position="absolute"
      insetX="2"
      bottom="2"
      h="1.5"
      overflow="hidden"
      borderRadius="full"
      bg="bg.card"
    >
      <Box h="full" bg="brand.solid" style={{ width: `${percent}%` }} transition="width 160ms ease" />
    </Box>
  )
}

interface ActProps {
  label: string
  /** It stays where it is, and keeps the focus. */
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

function Act({ label, isOff = false, onClick, children }: ActProps) {
  return (
    <IconButton
      type="button"
      variant="ghost"
      size="md"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      opacity={isOff ? 0.35 : 1}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </IconButton>
  )
}
