import { Box, ChakraLink, Flex, Heading, Text, useTranslation } from '@comptoir/platform/site'

export interface LegalSection {
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

export interface LegalPageProps {
  title: string
  intro: string
  sections: readonly LegalSection[]
}

function Index({ sections }: Pick<LegalPageProps, 'sections'>) {
  const { t } = useTranslation('marketing')
  return (
    <Box
      as="nav"
      aria-label={t('legal.onThisPage')}
      flex="0 0 15rem"
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="6"
      alignSelf="flex-start"
      textStyle="small"
    >
      <Text fontWeight="semibold" mb="2">
        {t('legal.onThisPage')}
      </Text>
      {sections.map(({ id, title }) => (
        <ChakraLink key={id} href={`#${id}`} display="block" py="1" color="fg.muted" _hover={{ color: 'fg.default' }}>
          {title}
        </ChakraLink>
      ))}
    </Box>
  )
}

function Part({ id, title, paragraphs, points = [] }: LegalSection) {
  return (
    <Box as="section" aria-labelledby={id} mt="9">
      <Heading as="h2" id={id} textStyle="title" scrollMarginTop="6">
        {title}
      </Heading>
      {paragraphs.map((text) => (
        <Text key={text} mt="3" textStyle="body-lg" lineHeight="1.65" color="fg.muted">
          {text}
        </Text>
      ))}
      {points.length === 0 ? null : (
        <Box as="ul" mt="3" ps="5" listStyleType="disc" color="fg.muted" textStyle="body-lg" lineHeight="1.65">
          {points.map((text) => (
            <Box as="li" key={text} mt="1.5">
              {text}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** A text of law: to be read, found in and printed. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  const { t } = useTranslation('marketing')
  return (
    <Flex gap="14" maxW="6xl" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '8', md: '14' }}>
      <Box flex="1" minW="0" maxW="3xl">
        <Heading as="h1" textStyle="title-xl">
          {title}
        </Heading>
        <Text mt="2" textStyle="small" color="fg.muted">
          {t('legal.updated')}
        </Text>
        <Text mt="5" textStyle="body-lg" lineHeight="1.65">
          {intro}
        </Text>
        {sections.map((section) => (
          <Part key={section.id} {...section} />
        ))}
      </Box>
      <Index sections={sections} />
    </Flex>
  )
}
