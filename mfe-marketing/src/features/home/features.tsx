import {
  ArrowRight,
  BadgePercent,
  Library,
  MonitorCheck,
  ScanBarcode,
  Store,
  Users,
  type LucideIcon,
} from 'lucide-react'
import {
  Box,
  Button,
  Center,
  DirectionalIcon,
  Flex,
  Heading,
  Link,
  SimpleGrid,
  Text,
  useTranslation,
} from '@comptoir/platform/site'
import { Band } from '../../common/page/index.ts'
import { Tour } from './tour/tour.tsx'

const FEATURES = {
  counter: ScanBarcode,
  session: MonitorCheck,
  catalogue: Library,
  discounts: BadgePercent,
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

/** The tour of the screens, and beside it what the product does today, nothing that it is to do one day. */
export function Features() {
  const { t } = useTranslation('marketing')
  const entries = Object.entries(FEATURES) as [keyof typeof FEATURES, LucideIcon][]
  return (
    <Band id="features" labelledBy="features-title">
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '10', lg: '14' }} align={{ lg: 'center' }}>
        <Box flex="1" minW="0" w="full">
          <Tour />
        </Box>
        <Box flex="1" minW="0">
          <Heading as="h2" id="features-title" textStyle="title-xl" maxW="xl" textWrap="balance">
            {t('home.features.title')}
          </Heading>
          <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2 }} gap="7" mt="8">
            {entries.map(([name, icon]) => (
              <Feature key={name} name={name} icon={icon} />
            ))}
          </SimpleGrid>
          <Button asChild variant="plain" size="lg" mt="6">
            <Link to="/features">
              {t('home.features.more')}
              <DirectionalIcon icon={ArrowRight} size={16} />
            </Link>
          </Button>
        </Box>
      </Flex>
    </Band>
  )
}
