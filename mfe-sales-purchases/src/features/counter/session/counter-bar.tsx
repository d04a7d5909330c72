import type { ReactNode } from 'react'
import { LayoutGrid } from 'lucide-react'
import { SALES_AT } from '@comptoir/contracts/addresses'
import {
  Box,
  Flex,
  Heading,
  Hint,
  IconButton,
  Link,
  LogoMark,
  Text,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'

export interface CounterBarProps {
  title: string
  subtitle?: string
  children?: ReactNode
}

/**
 * The bar of the full screen: which shop and register, what can be done with the session, and the way to the back office. On a
 * phone the name stands above, beside what closes the session, for all else that can be done to have room.
 */
export function CounterBar({ title, subtitle, children }: CounterBarProps) {
  return (
    <Flex
      as="header"
      data-bar=""
      data-print="hide"
      align="center"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      gap={{ base: '1.5', md: '2' }}
      minH="14"
      px={{ base: '2', md: '4' }}
      py={{ base: '1.5', md: '0' }}
      bg="bg.card"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Box hideBelow="md" me="1">
        <LogoMark size={30} isDecorative />
      </Box>
      <Box order={{ base: '-2', md: '0' }} flex={{ base: '1 0 calc(100% - 12rem)', md: '1' }} minW="0">
        <Heading as="h1" textStyle={{ base: 'body', md: 'heading' }} fontWeight="semibold" truncate title={title}>
          {title}
        </Heading>
        {subtitle ? (
          <Text hideBelow="md" textStyle="small" color="fg.muted" truncate title={subtitle}>
            {subtitle}
          </Text>
        ) : null}
      </Box>
      {children}
      <BackOfficeLink />
    </Flex>
  )
}

function BackOfficeLink() {
  const { t } = useTranslation('sales-purchases')
  const sales = useAddresses(SALES_AT)
  return (
    <Hint label={t('counter.bar.backOffice')}>
      <IconButton asChild variant="outline" size="xl" boxSize="11" minW="11" aria-label={t('counter.bar.backOffice')}>
        <Link to={sales.list()}>
          <LayoutGrid aria-hidden />
        </Link>
      </IconButton>
    </Hint>
  )
}
