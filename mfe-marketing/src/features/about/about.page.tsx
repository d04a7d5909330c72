import { Box, Flex, Heading, LogoMark, SimpleGrid, Text, useTranslation } from '@comptoir/platform/site'
import { Band, PageIntro, CallToAction } from '../../common/page/index.ts'

const VALUES = ['exact', 'plain', 'yours', 'here'] as const

function Values() {
  const { t } = useTranslation('marketing')
  return (
    <Band tone="page" labelledBy="values-title">
      <Heading as="h2" id="values-title" textStyle="title-xl">
        {t('about.values.title')}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" mt="8">
        {VALUES.map((name) => (
          <Box key={name} p="6" borderWidth="1px" borderColor="border.subtle" borderRadius="xl" bg="bg.card">
            <Heading as="h3" textStyle="title">
              {t(`about.values.${name}.title`)}
            </Heading>
            <Text mt="2" textStyle="body-lg" color="fg.muted">
              {t(`about.values.${name}.text`)}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Band>
  )
}

/** Who makes it and what they hold to. */
export function AboutPage() {
  const { t } = useTranslation('marketing')
  return (
    <>
      <PageIntro title={t('about.title')} text={t('about.text')} />
      <Values />
      <Band labelledBy="name-title">
        <Flex gap={{ base: '6', md: '10' }} align={{ md: 'center' }} direction={{ base: 'column', md: 'row' }}>
          <LogoMark size={96} isDecorative />
          <Box flex="1">
            <Heading as="h2" id="name-title" textStyle="title-xl">
              {t('about.name.title')}
            </Heading>
            <Text mt="3" textStyle="body-lg" color="fg.muted" maxW="2xl">
              {t('about.name.text')}
            </Text>
          </Box>
          <CallToAction />
        </Flex>
      </Band>
    </>
  )
}
