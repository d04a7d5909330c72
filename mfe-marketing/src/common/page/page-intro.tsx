import { Box, Heading, Text } from '@comptoir/platform/site'

export interface PageIntroProps {
  title: string
  text: string
}

/** What a public page is about. */
export function PageIntro({ title, text }: PageIntroProps) {
  return (
    <Box maxW="7xl" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '8', md: '14' }} pb={{ base: '6', md: '10' }}>
      <Heading
        as="h1"
        textStyle="display"
        fontSize={{ base: '2rem', md: '2.75rem' }}
        lineHeight="1.15"
        _rtl={{ lineHeight: '1.4' }}
        maxW="4xl"
        textWrap="balance"
      >
        {title}
      </Heading>
      <Text mt="4" textStyle="body-lg" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.6" color="fg.muted" maxW="3xl">
        {text}
      </Text>
    </Box>
  )
}
