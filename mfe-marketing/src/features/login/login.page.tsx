import { Box, Flex, Heading, Text, useTranslation } from '@comptoir/platform'
import { DoorArch } from '../../common/door-arch.tsx'
import { LoginForm } from './login-form.tsx'

function Side() {
  const { t } = useTranslation('marketing')
  return (
    <Flex display={{ base: 'none', lg: 'flex' }} flex="1" align="flex-end" justify="center" position="relative" overflow="hidden" minH="36rem" borderRadius="xl" bg="bg.sunken">
      <DoorArch width="30rem">
        <Flex direction="column" gap="2" px="16" pt="44" color="brand.onSolid">
          <Text textStyle="title-xl">{t('login.side.title')}</Text>
          <Text textStyle="body-lg">{t('login.side.text')}</Text>
        </Flex>
      </DoorArch>
    </Flex>
  )
}

/** The way in. */
export function LoginPage() {
  const { t } = useTranslation('marketing')
  return (
    <Flex maxW="7xl" mx="auto" gap="16" px={{ base: '4', md: '6' }} py={{ base: '8', md: '12' }}>
      <Flex flex="1" align={{ lg: 'center' }} justify="center">
        <Box w="full" maxW="sm">
          <Heading as="h1" textStyle="title-xl">
            {t('login.title')}
          </Heading>
          <Text mt="2" mb="7" textStyle="body-lg" color="fg.muted">
            {t('login.text')}
          </Text>
          <LoginForm />
        </Box>
      </Flex>
      <Side />
    </Flex>
  )
}
