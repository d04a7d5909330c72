import { Box, chakra, SimpleGrid, Text, useTranslation } from '@comptoir/platform'
import { COLUMNS } from '../mapping/columns.ts'

/** What a file may hold, each column with what it takes. */
export function KnownColumns() {
  const { t } = useTranslation('inventory')
  return (
    <Box>
      <Text fontWeight="medium">{t('productImport.columns.title')}</Text>
      <Text textStyle="small" color="fg.muted">
        {t('productImport.columns.text')}
      </Text>
      <SimpleGrid as="dl" columns={{ base: 1, md: 2, xl: 3 }} columnGap="6" rowGap="2" mt="3">
        {COLUMNS.map((column) => (
          <Box key={column} textStyle="small">
            <chakra.dt display="inline" fontWeight="medium">
              {t(`productImport.column.${column}.name`)}
            </chakra.dt>{' '}
            <chakra.dd display="inline" color="fg.muted">
              {t(`productImport.column.${column}.note`)}
            </chakra.dd>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  )
}
