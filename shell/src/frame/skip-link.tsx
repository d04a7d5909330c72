import { chakra, useTranslation } from '@comptoir/platform/site'

/** The first stop of the Tab key: past bar and navigation, straight to the content. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <chakra.a
      href="#main"
      position="fixed"
      insetStart="3"
      top="3"
      zIndex="skipNav"
      px="4"
      py="2"
      borderRadius="md"
      bg="bg.inverse"
      color="fg.inverse"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      {t('shell.skipToContent')}
    </chakra.a>
  )
}
