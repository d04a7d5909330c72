import { Box, Flex, Heading, Text, useTranslation } from '@comptoir/platform/site'
import { PageIntro } from '../../common/page/index.ts'
import { EnquiryForm } from '../enquiry/index.ts'

const STEPS = ['one', 'two', 'three'] as const

function WhatNext() {
  const { t } = useTranslation('marketing')
  return (
    <Box flex="0.8" minW="0" pt={{ lg: '2' }}>
      <Heading as="h2" textStyle="title">
        {t('contact.next.title')}
      </Heading>
      <Flex as="ol" direction="column" gap="4" mt="4" listStyleType="none">
        {STEPS.map((step, index) => (
          <Flex as="li" key={step} gap="3.5" textStyle="body-lg" color="fg.muted">
            <Flex
              aria-hidden
              boxSize="7"
              flexShrink="0"
              align="center"
              justify="center"
              borderRadius="full"
              bg="brand.subtle"
              color="brand.fg"
              textStyle="small"
              fontWeight="semibold"
            >
              {index + 1}
            </Flex>
            <Text>{t(`contact.next.${step}`)}</Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}

/** Where a visitor writes to the operator of the installation. */
export function ContactPage() {
  const { t } = useTranslation('marketing')
  return (
    <>
      <PageIntro title={t('contact.title')} text={t('contact.text')} />
      <Flex
        direction={{ base: 'column', lg: 'row' }}
        gap={{ base: '10', lg: '16' }}
        maxW="7xl"
        mx="auto"
        px={{ base: '4', md: '6' }}
        pb={{ base: '12', md: '16' }}
      >
        <Box
          flex="1.2"
          minW="0"
          position="relative"
          p={{ base: '5', md: '7' }}
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="xl"
          bg="bg.card"
          boxShadow="card"
        >
          <EnquiryForm kind="contact" />
        </Box>
        <WhatNext />
      </Flex>
    </>
  )
}
