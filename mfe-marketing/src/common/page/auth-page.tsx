import type { ReactNode } from 'react'
import { Box, Flex, Heading, Text } from '@comptoir/platform/site'
import { DoorArch } from '../door-arch.tsx'

export interface AuthPageProps {
  title: string
  text?: ReactNode
  /** Over the title. */
  step?: string
  /** Behind the blue door, on wide screens. */
  side: { title: string; text: string }
  children?: ReactNode
}

function Side({ title, text }: AuthPageProps['side']) {
  return (
    <Flex
      display={{ base: 'none', lg: 'flex' }}
      flex="1"
      align="flex-end"
      justify="center"
      position="relative"
      overflow="hidden"
      minH="36rem"
      borderRadius="xl"
      bg="bg.sunken"
    >
      <DoorArch width="30rem">
        <Flex direction="column" gap="2" px="16" pt="44" color="brand.onSolid">
          <Text textStyle="title-xl">{title}</Text>
          <Text textStyle="body-lg">{text}</Text>
        </Flex>
      </DoorArch>
    </Flex>
  )
}

/** A page on the way into an account: what to do on one side, the door on the other. */
export function AuthPage({ title, text, step, side, children }: AuthPageProps) {
  return (
    <Flex maxW="7xl" mx="auto" gap="16" px={{ base: '4', md: '6' }} py={{ base: '8', md: '12' }}>
      <Flex flex="1" align={{ lg: 'center' }} justify="center" minW="0">
        <Box w="full" maxW="sm">
          {step === undefined ? null : (
            <Text textStyle="small" fontWeight="semibold" color="brand.fg" mb="1">
              {step}
            </Text>
          )}
          <Heading as="h1" textStyle="title-xl">
            {title}
          </Heading>
          {text === undefined ? null : (
            <Text as="div" mt="2" mb="7" textStyle="body-lg" color="fg.muted">
              {text}
            </Text>
          )}
          {children}
        </Box>
      </Flex>
      <Side {...side} />
    </Flex>
  )
}
