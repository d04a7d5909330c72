import { type SystemStyleObject, useTranslation } from '@comptoir/platform'

/** Whether there is none, as far as is known. */
export function isOut(onHandMilli: number | null): boolean {
  return onHandMilli !== null && onHandMilli <= 0
}

/** Of what `TileStock` draws, among the looks of the tile. */
export const stockLooks: SystemStyleObject = {
  '& [data-part="stock"]': {
    position: 'absolute',
    bottom: '1.5',
    insetEnd: '1.5',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    h: '5',
    px: '1.5',
    borderRadius: 'full',
    bg: 'bg.card',
    textStyle: 'caption',
    color: 'fg.default',
  },
  '& [data-part="word"]': { srOnly: true },
  '& [data-part="dot"]': { boxSize: '2', borderRadius: 'full', bg: 'success.solid' },
  '& [data-out] > [data-part="dot"]': { bg: 'danger.solid' },
}

/** Stock on a tile: a green dot while there is some, the word when there is none, and nothing while it is not known. */
export function TileStock({ onHandMilli }: { onHandMilli: number | null }) {
  const { t } = useTranslation('sales-purchases')
  if (onHandMilli === null) return null
  const isEmpty = isOut(onHandMilli)
  return (
    <span data-part="stock" data-out={isEmpty ? '' : undefined}>
      {isEmpty ? t('common.stockOut') : <span data-part="word">{t('common.stockIn')}</span>}
      <span aria-hidden data-part="dot" />
    </span>
  )
}
