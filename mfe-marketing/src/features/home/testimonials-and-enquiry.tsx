import { Box, Flex, Heading, Text, useTranslation } from '@comptoir/platform/site'
import { Band } from '../../common/page/index.ts'
import { EnquiryForm } from '../enquiry/index.ts'
import { Testimonials } from './testimonials/testimonials.tsx'

function Enquiry() {
  const { t } = useTranslation('marketing')
  return (
    <Box
      as="section"
      aria-labelledby="enquiry-title"
      flex="1"
      minW="0"
      w="full"
      position="relative"
      p={{ base: '5', md: '7' }}
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="xl"
      bg="bg.card"
      boxShadow="card"
    >
      <Heading as="h2" id="enquiry-title" textStyle="title">
        {t('home.enquiry.title')}
      </Heading>
      <Text mt="1" mb="5" color="fg.muted">
        {t('home.enquiry.text')}
      </Text>
      <EnquiryForm kind="home" />
    </Box>
  )
}

/** What shopkeepers say, and where to write to us. */
export function TestimonialsAndEnquiry() {
  return (
    <Band tone="blue">
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '10', lg: '12' }} align="flex-start">
        <Box flex="1.5" minW="0" w="full">
          <Testimonials />
        </Box>
        <Enquiry />
      </Flex>
    </Band>
  )
}
