import { Box, Heading, SimpleGrid, Text, useTranslation } from '@comptoir/platform/site'
import { Band, PageIntro } from '../../common/page/index.ts'
import { Plan, PLANS, type PlanName } from './plan.tsx'

const QUESTIONS = ['trial', 'hardware', 'commission', 'leave'] as const

function Questions() {
  const { t } = useTranslation('marketing')
  return (
    <Band tone="page" labelledBy="questions-title">
      <Heading as="h2" id="questions-title" textStyle="title-xl">
        {t('pricing.questions.title')}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '6', md: '10' }} mt="8">
        {QUESTIONS.map((name) => (
          <Box key={name}>
            <Heading as="h3" textStyle="title-dialog">
              {t(`pricing.questions.${name}.question`)}
            </Heading>
            <Text mt="1.5" textStyle="body-lg" color="fg.muted">
              {t(`pricing.questions.${name}.answer`)}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </Band>
  )
}

/** What it costs: nothing on a server of one's own, a quotation for what others do. */
export function PricingPage() {
  const { t } = useTranslation('marketing')
  return (
    <>
      <PageIntro title={t('pricing.title')} text={t('pricing.text')} />
      <Box maxW="7xl" mx="auto" px={{ base: '4', md: '6' }} pt="3" pb={{ base: '10', md: '14' }}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
          {(Object.keys(PLANS) as PlanName[]).map((name) => (
            <Plan key={name} name={name} isFeatured={name === 'hosted'} />
          ))}
        </SimpleGrid>
        <Text mt="6" textStyle="small" color="fg.muted">
          {t('pricing.note')}
        </Text>
      </Box>
      <Questions />
    </>
  )
}
