import { Box, Flex, Logo, Text, useTranslation } from '@comptoir/platform'

/** The foot of public pages. */
export function PublicFooter() {
  const { t } = useTranslation()
  const year = new Date().getFullYear()
  return (
    <Box as="footer" className="dark" bg="bg.card" color="fg.default" data-print="hide">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap" maxW="7xl" mx="auto" px={{ base: '4', md: '6' }} py="6">
        <Logo height={24} />
        <Text textStyle="small" color="fg.muted">
          <bdi dir="ltr">{t('shell.footer.rights', { year })}</bdi>
        </Text>
      </Flex>
    </Box>
  )
}
