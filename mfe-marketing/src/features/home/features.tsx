import { FileCheck2, Library, MonitorCheck, ScanBarcode, Store, Users, type LucideIcon } from 'lucide-react'
import { Box, Center, Flex, Heading, SimpleGrid, Text, useTranslation } from '@comptoir/platform'

const FEATURES = {
  counter: ScanBarcode,
  session: MonitorCheck,
  catalogue: Library,
  import: FileCheck2,
  shops: Store,
  clients: Users,
} as const satisfies Record<string, LucideIcon>

function Feature({ name, icon: Icon }: { name: keyof typeof FEATURES; icon: LucideIcon }) {
  const { t } = useTranslation('marketing')
  return (
    <Flex as="li" gap="4">
      <Center boxSize="11" flexShrink="0" borderRadius="lg" bg="brand.subtle" color="brand.fg">
        <Icon aria-hidden size={20} />
      </Center>
      <Box>
        <Heading as="h3" textStyle="body-lg" fontWeight="semibold">
          {t(`home.features.${name}.title`)}
        </Heading>
        <Text mt="1" color="fg.muted" textStyle="body-lg" fontSize="0.9375rem">
          {t(`home.features.${name}.text`)}
        </Text>
      </Box>
    </Flex>
  )
}

/** What the product does today, nothing that it is to do one day. */
export function Features() {
  const { t } = useTranslation('marketing')
  const entries = Object.entries(FEATURES) as [keyof typeof FEATURES, LucideIcon][]
  return (
    <Box as="section" id="features" aria-labelledby="features-title" bg="bg.page" borderBlockWidth="1px" borderColor="border.subtle" scrollMarginTop="4">
      <Box maxW="7xl" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '12', md: '20' }}>
        <Heading as="h2" id="features-title" textStyle="title-xl" maxW="xl" textWrap="balance">
          {t('home.features.title')}
        </Heading>
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap={{ base: '7', md: '10' }} mt={{ base: '8', md: '12' }}>
          {entries.map(([name, icon]) => (
            <Feature key={name} name={name} icon={icon} />
          ))}
        </SimpleGrid>
      </Box>
    </Box>
  )
}
