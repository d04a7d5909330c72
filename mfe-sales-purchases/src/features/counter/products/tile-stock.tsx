import { Box, Flex, useTranslation, VisuallyHidden } from '@comptoir/platform'

/** Stock on a tile: a green dot while there is some, the word when there is none. */
export function TileStock({ onHandMilli }: { onHandMilli: number }) {
  const { t } = useTranslation('sales-purchases')
  const isOut = onHandMilli <= 0
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
      {isOut ? t('common.stockOut') : <VisuallyHidden>{t('common.stockIn')}</VisuallyHidden>}
      <Box as="span" aria-hidden boxSize="2" borderRadius="full" bg={isOut ? 'danger.solid' : 'success.solid'} />
    </Flex>
  )
}
