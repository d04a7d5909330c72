import { Box, Flex, LogoMark, useTranslation } from '@comptoir/platform/site'

/** The drawn counter's bar: where one is. */
export function PictureBar() {
  const { t } = useTranslation('marketing')
  return (
    <Flex align="center" gap="1.2em" h="6.4em" px="1.8em" borderBottomWidth="1px" borderColor="border.subtle">
      <Box boxSize="3.2em" css={{ '& svg': { width: '100%', height: '100%' } }}>
        <LogoMark isDecorative />
      </Box>
      <Box fontSize="1.7em" fontWeight="semibold">
        {t('home.picture.shop')}
      </Box>
      <Box
        ms="auto"
        boxSize="3.4em"
        borderRadius="full"
        bg="brand.subtle"
        borderWidth="1px"
        borderColor="brand.border"
      />
    </Flex>
  )
}
