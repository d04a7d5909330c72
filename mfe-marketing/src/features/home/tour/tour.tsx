import { useState } from 'react'
import { Play } from 'lucide-react'
import {
  Box,
  Center,
  chakra,
  Flex,
  deferred,
  DeferredPart,
  Spinner,
  Text,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform/site'
import { PictureFrame } from '../picture/picture-frame.tsx'
import { PicturePay } from '../picture/picture-pay.tsx'
import { PictureTicket } from '../picture/picture-ticket.tsx'

const player = deferred(async () => (await import('./tour-player.tsx')).TourPlayer)

/** Scenes are drawn a little wider than high. */
const SHAPE = '100 / 58'

/** Before the tour: its first picture, its name, and the button. Its code comes when it is pointed at. */
function Poster({ isComing, onPlay }: { isComing: boolean; onPlay: () => void }) {
  const { t } = useTranslation('marketing')
  const prepare = () => void player.fetch().catch(() => undefined)
  return (
    <Box position="relative">
      <Box aspectRatio={SHAPE} overflow="hidden">
        <PictureFrame>
          <Flex flex="1" justify="center">
            <PictureTicket />
          </Flex>
          <PicturePay />
        </PictureFrame>
      </Box>
      <chakra.button
        type="button"
        onClick={onPlay}
        onPointerEnter={prepare}
        onFocus={prepare}
        position="absolute"
        inset="0"
        w="full"
        cursor="pointer"
        bgGradient="to-b"
        gradientFrom="neutral.950/20"
        gradientTo="neutral.950/80"
      >
        <VisuallyHidden>{t('home.tour.play')}</VisuallyHidden>
        <Center mx="auto" boxSize="4.75rem" borderRadius="full" bg="white" color="sidi.600" boxShadow="raised">
          {isComing ? <Spinner size="md" /> : <Play aria-hidden size={30} fill="currentColor" />}
        </Center>
        <Flex
          position="absolute"
          bottom="4"
          insetInline="5"
          justify="space-between"
          color="white"
          fontWeight="semibold"
        >
          <span>{t('home.tour.title')}</span>
          <bdi>{t('home.tour.duration')}</bdi>
        </Flex>
      </chakra.button>
    </Box>
  )
}

/** A day in a shop, in four screens of the product. */
export function Tour() {
  const { t } = useTranslation('marketing')
  const [isWanted, setWanted] = useState(false)
  return (
    <Box id="tour" scrollMarginTop="6">
      <Box borderRadius="xl" overflow="hidden" borderWidth="1px" borderColor="border.subtle" boxShadow="dialog">
        <DeferredPart
          part={player}
          isWanted={isWanted}
          given={{}}
          before={<Poster isComing={isWanted} onPlay={() => setWanted(true)} />}
        />
      </Box>
      <Text mt="3" color="fg.muted">
        {t('home.tour.text')}
      </Text>
    </Box>
  )
}
