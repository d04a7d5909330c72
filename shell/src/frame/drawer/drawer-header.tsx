import { Box, Flex, Text, useSession, useTranslation } from '@comptoir/platform'
import { CompanyLogo } from './company-logo.tsx'

/** The company's name and size over the side navigation, beside its logo. */
export function DrawerHeader({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation()
  const name = useSession((state) => state.company?.name ?? '')
  const count = useSession((state) => state.pointsOfSale.length)
  return (
    <Flex
      align="center"
      gap="3"
      h="18"
      px="4"
      flexShrink="0"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      overflow="hidden"
    >
      <Box flexShrink="0">
        <CompanyLogo />
      </Box>
      <Box minW="0" opacity={isNarrow ? 0 : 1} transition="opacity 120ms" whiteSpace="nowrap">
        <Text fontWeight="semibold" truncate>
          {name}
        </Text>
        {count > 0 ? (
          <Text textStyle="caption" color="fg.muted" fontWeight="normal">
            {t('shell.pointsOfSaleCount', { count })}
          </Text>
        ) : null}
      </Box>
    </Flex>
  )
}
