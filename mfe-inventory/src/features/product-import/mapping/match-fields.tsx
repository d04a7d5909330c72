import { MATCH_BY, ON_MATCH } from '@comptoir/contracts/inventory/product-import'
import { SegmentChoice, type Control, useController } from '@comptoir/platform/forms'
import { Box, Heading, SimpleGrid, Text, useTranslation } from '@comptoir/platform'
import type { MappingValues } from './mapping-values.ts'

/** How rows are known to be products of the catalogue, and what becomes of those. */
export function MatchFields({ control }: { control: Control<MappingValues> }) {
  const { t } = useTranslation('inventory')
  const matchBy = useController({ control, name: 'matchBy' }).field
  const onMatch = useController({ control, name: 'onMatch' }).field
  return (
    <Box>
      <Heading as="h3">{t('productImport.match.title')}</Heading>
      <Text textStyle="small" color="fg.muted">
        {t('productImport.match.text')}
      </Text>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" mt="3" alignItems="start">
        <SegmentChoice
          label={t('productImport.match.by')}
          value={matchBy.value}
          options={MATCH_BY.map((value) => ({ value, label: t(`productImport.match.${value}`) }))}
          onChange={matchBy.onChange}
        />
        <SegmentChoice
          label={t('productImport.match.then')}
          value={onMatch.value}
          options={ON_MATCH.map((value) => ({ value, label: t(`productImport.match.${value}`) }))}
          onChange={onMatch.onChange}
        />
      </SimpleGrid>
    </Box>
  )
}
