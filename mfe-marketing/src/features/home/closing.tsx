import { Box, Flex, Heading, Text, useTranslation } from '@comptoir/platform'
import { EnterButton } from './enter-button.tsx'

/** The last word, and the way in once more. */
export function Closing() {
  const { t } = useTranslation('marketing')
  return (
    <Box as="section" bg="bg.selected">
      <Flex align="center" justify="space-between" wrap="wrap" gap="6" maxW="7xl" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '12', md: '16' }}>
        <Box>
          <Heading as="h2" textStyle="title-xl">
            {t('home.closing.title')}
          </Heading>
          <Text mt="2" textStyle="body-lg" color="fg.muted">
            {t('home.closing.text')}
          </Text>
        </Box>
        <EnterButton />
      </Flex>
    </Box>
  )
}
