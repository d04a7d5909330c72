import {
  BadgePercent,
  Calculator,
  Check,
  Library,
  MonitorCheck,
  ScanBarcode,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react'
import { Box, Center, Flex, Heading, SimpleGrid, Text, useTranslation } from '@comptoir/platform/site'
import { Band, PageIntro, CallToAction } from '../../common/page/index.ts'

/** What the product does today, nothing that it is to do one day. */
const GROUPS = {
  counter: { icon: ScanBarcode, points: ['scan', 'keys', 'change', 'ticket'] },
  sessions: { icon: MonitorCheck, points: ['float', 'difference', 'seal'] },
  catalogue: { icon: Library, points: ['products', 'import', 'export', 'search'] },
  discounts: { icon: BadgePercent, points: ['dates', 'choice', 'best'] },
  tax: { icon: Calculator, points: ['vat', 'trace', 'currency'] },
  security: { icon: ShieldCheck, points: ['audit', 'factor', 'books', 'apart'] },
} as const satisfies Record<string, { icon: LucideIcon; points: readonly string[] }>
type GroupName = keyof typeof GROUPS

function Group({ name }: { name: GroupName }) {
  const { t } = useTranslation('marketing')
  const { icon: Icon, points } = GROUPS[name]
  return (
    <Box
      as="article"
      p={{ base: '5', md: '6' }}
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="xl"
      bg="bg.card"
    >
      <Flex align="center" gap="4">
        <Center boxSize="11" flexShrink="0" borderRadius="lg" bg="brand.subtle" color="brand.fg">
          <Icon aria-hidden size={20} />
        </Center>
        <Box>
          <Heading as="h2" textStyle="title">
            {t(`features.groups.${name}.title`)}
          </Heading>
          <Text color="fg.muted">{t(`features.groups.${name}.text`)}</Text>
        </Box>
      </Flex>
      <Flex as="ul" direction="column" gap="2.5" mt="5" listStyleType="none">
        {points.map((point) => (
          <Flex as="li" key={point} gap="2.5" textStyle="body-lg">
            <Box color="success.fg" pt="1" flexShrink="0">
              <Check aria-hidden size={16} />
            </Box>
            {t(`features.groups.${name}.${point}`)}
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}

/** What the product does, area by area. */
export function FeaturesPage() {
  const { t } = useTranslation('marketing')
  return (
    <>
      <PageIntro title={t('features.title')} text={t('features.text')} />
      <Box bg="bg.page" borderTopWidth="1px" borderColor="border.subtle">
        <SimpleGrid
          maxW="7xl"
          mx="auto"
          px={{ base: '4', md: '6' }}
          py={{ base: '8', md: '12' }}
          columns={{ base: 1, md: 2 }}
          gap="5"
        >
          {(Object.keys(GROUPS) as GroupName[]).map((name) => (
            <Group key={name} name={name} />
          ))}
        </SimpleGrid>
      </Box>
      <Band tone="blue" labelledBy="try-title">
        <Flex align="center" justify="space-between" wrap="wrap" gap="6">
          <Box>
            <Heading as="h2" id="try-title" textStyle="title-xl">
              {t('features.tryTitle')}
            </Heading>
            <Text mt="2" textStyle="body-lg" color="fg.muted">
              {t('features.tryText')}
            </Text>
          </Box>
          <CallToAction />
        </Flex>
      </Band>
    </>
  )
}
