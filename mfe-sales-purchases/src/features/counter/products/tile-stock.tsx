import { Box, Flex, useTranslation, VisuallyHidden } from '@comptoir/platform'

/** Whether there is none, as far as is known. */
export function isOut(onHandMilli: number | null): boolean {
  return onHandMilli !== null && onHandMilli <= 0
}

/** Stock on a tile: a green dot while there is some, the word when there is none, and nothing while it is not known. */
export function TileStock({ onHandMilli }: { onHandMilli: number | null }) {
  const { t } = useTranslation('sales-purchases')
  if (onHandMilli === null) return null
  const isEmpty = isOut(onHandMilli)
  return (
    <Flex
      as="span"
      position="absolute"
      bottom="1.5"
      insetEnd="1.5"
      align="center"
      gap="1.5"
      h="5"
      px="1.5"
      borderRadius="full"
      bg="bg.card"
      textStyle="caption"
      color="fg.default"
    >
      {isEmpty ? t('common.stockOut') : <VisuallyHidden>{t('common.stockIn')}</VisuallyHidden>}
      <Box as="span" aria-hidden boxSize="2" borderRadius="full" bg={isEmpty ? 'danger.solid' : 'success.solid'} />
    </Flex>
  )
}
