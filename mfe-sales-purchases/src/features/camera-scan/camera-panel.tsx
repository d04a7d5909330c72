import { useState } from 'react'
import { X } from 'lucide-react'
import { Box, chakra, Flex, IconButton, Notice, Portal, Text, useTranslation } from '@comptoir/platform'
import type { CameraButtonProps } from './camera-button.tsx'
import { useCamera } from './use-camera.ts'

/** What the camera sees, over the tiles: codes are taken one after the other until it is shut. */
export function CameraPanel({ onCode, added, onClose }: CameraButtonProps & { onClose: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const [last, setLast] = useState<string | null>(null)
  const { video, state } = useCamera((code) => {
    setLast(code)
    onCode(code)
  })
  const isBlind = state === 'refused' || state === 'none' || state === 'failed'
  return (
    <Portal>
      <Box
        as="section"
        aria-label={t('cameraScan.title')}
        data-print="hide"
        position="fixed"
        zIndex="docked"
        top="8rem"
        insetInlineStart="4"
        w="26rem"
        maxW="calc(100vw - 2rem)"
        p="3"
        bg="bg.raised"
        borderRadius="lg"
        boxShadow="raised"
      >
        <Flex align="center" justify="space-between" gap="2" mb="2">
          <Text textStyle="body">{t('cameraScan.title')}</Text>
          <IconButton variant="ghost" size="xl" aria-label={t('cameraScan.close')} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </Flex>
        {isBlind ? (
          <Notice tone="attention" title={t('cameraScan.blind')}>
            {t(`cameraScan.${state}`)}
          </Notice>
        ) : (
          <Box position="relative" borderRadius="md" overflow="hidden" bg="bg.sunken">
            <chakra.video ref={video} muted playsInline display="block" w="full" h="12rem" objectFit="cover" />
            <Box
              aria-hidden
              position="absolute"
              insetInline="8"
              insetBlock="14"
              borderWidth="2px"
              borderColor="brand.solid"
              borderRadius="md"
            />
          </Box>
        )}
        <Box role="status" minH="12" mt="2">
          {last === null ? (
            <Text color="fg.muted">{isBlind ? null : t('cameraScan.hint')}</Text>
          ) : (
            <>
              <Text truncate>{t('cameraScan.read', { code: last })}</Text>
              {added === null ? null : (
                <Text color="fg.muted">
                  {t('cameraScan.added')} <bdi>{added}</bdi>
                </Text>
              )}
            </>
          )}
        </Box>
      </Box>
    </Portal>
  )
}
