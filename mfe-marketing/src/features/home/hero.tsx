import { Check, LockOpen, Play } from 'lucide-react'
import { Box, Button, Flex, Heading, Text, useTranslation } from '@comptoir/platform/site'
import { DoorArch } from '../../common/door-arch.tsx'
import { CallToAction } from '../../common/page/index.ts'
import { CounterPicture } from './picture/counter-picture.tsx'

const POINTS = ['home.points.noCard', 'home.points.morning', 'home.points.millime'] as const

function Points() {
  const { t } = useTranslation('marketing')
  return (
    <Flex as="ul" wrap="wrap" columnGap="5" rowGap="2" mt="6" color="fg.muted" textStyle="body" listStyleType="none">
      {POINTS.map((key) => (
        <Flex as="li" key={key} align="center" gap="2">
          <Check aria-hidden size={16} />
          {t(key)}
        </Flex>
      ))}
    </Flex>
  )
}

function Badge() {
  const { t } = useTranslation('marketing')
  return (
    <Flex
      display="inline-flex"
      align="center"
      gap="2"
      px="3"
      py="1"
      mb="4"
      borderWidth="1px"
      borderColor="pending.border"
      borderRadius="full"
      bg="pending.subtle"
      color="pending.fg"
      textStyle="small"
      fontWeight="semibold"
    >
      <LockOpen aria-hidden size={14} />
      {t('home.badge')}
    </Flex>
  )
}

function Words() {
  const { t } = useTranslation('marketing')
  return (
    <Box flex="1 1 0" minW="0" py={{ base: '6', lg: '14' }}>
      <Badge />
      <Heading
        as="h1"
        textStyle="display"
        fontSize={{ base: '2.25rem', md: '3rem', xl: '3.5rem' }}
        lineHeight={{ base: '1.17', md: '1.1' }}
        _rtl={{ lineHeight: '1.38' }}
        textWrap="balance"
      >
        {t('home.title')}
      </Heading>
      <Text mt="5" textStyle="body-lg" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.55" color="fg.muted" maxW="xl">
        {t('home.text')}
      </Text>
      <Flex wrap="wrap" gap="3" mt="7">
        <CallToAction />
        <Button asChild variant="outline" size="xl" h="13" px="6" w={{ base: 'full', sm: 'auto' }}>
          <a href="#tour">
            <Play aria-hidden size={18} />
            {t('home.seeTour')}
          </a>
        </Button>
      </Flex>
      <Points />
    </Box>
  )
}

/** The promise, the way in, and the counter behind its blue door. */
export function Hero() {
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      align="stretch"
      gap={{ base: '4', lg: '12' }}
      maxW="7xl"
      mx="auto"
      px={{ base: '4', md: '6' }}
    >
      <Words />
      <Flex
        flex="1.1 1 0"
        minW="0"
        position="relative"
        align="flex-end"
        justify="center"
        pt={{ base: '14', lg: '20' }}
        minH={{ lg: '30rem', xl: '36rem' }}
        overflow="clip"
      >
        <DoorArch width="44rem" />
        <CounterPicture />
      </Flex>
    </Flex>
  )
}
