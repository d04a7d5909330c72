import { Box, Flex, useTranslation } from '@comptoir/platform/site'
import { PictureBar } from './picture-bar.tsx'
import { PicturePay } from './picture-pay.tsx'
import { PictureShelf } from './picture-shelf.tsx'
import { PictureTicket } from './picture-ticket.tsx'

/**
 * The counter, drawn small: real markup in the reader's language, direction and appearance, so that it never shows an old
 * screen. One `em` is a hundredth of its width, whatever that is.
 */
export function CounterPicture() {
  const { t } = useTranslation('marketing')
  return (
    <Box
      role="img"
      aria-label={t('home.picture.label')}
      position="relative"
      w={{ base: 'full', md: '86%' }}
      maxW="42rem"
      containerType="inline-size"
      userSelect="none"
    >
      <Box
        aria-hidden
        fontSize="1cqi"
        lineHeight="1.35"
        borderTopRadius="3em"
        bg="neutral.950"
        px="1.6em"
        pt="1.6em"
        boxShadow="dialog"
      >
        <Box borderTopRadius="1.6em" overflow="hidden" bg="bg.card" h="60em">
          <PictureBar />
          <Flex h="full" align="stretch">
            <PictureShelf />
            <PictureTicket />
            <PicturePay />
          </Flex>
        </Box>
      </Box>
    </Box>
  )
}
