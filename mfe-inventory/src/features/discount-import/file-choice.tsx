import { DISCOUNT_FILE_COLUMNS, DISCOUNT_FILE_LIMITS } from '@comptoir/contracts/inventory/discount-import'
import { Box, chakra, ProgressBar, Section, SimpleGrid, Text, useFormat, useTranslation } from '@comptoir/platform'
import { FileDrop } from '@comptoir/platform/forms'

export interface FileChoiceProps {
  onFile: (file: File) => void
  isLooking: boolean
  /** Why the last file was refused. */
  error: string | null
}

/** The file, and what its columns are. */
export function FileChoice({ onFile, isLooking, error }: FileChoiceProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return (
    <Section title={t('discountImport.file.title')} description={t('discountImport.file.nothingWritten')}>
      {isLooking ? (
        <ProgressBar value={null} label={t('discountImport.file.reading')} detail={null} />
      ) : (
        <FileDrop
          label={t('discountImport.file.label')}
          help={t('discountImport.file.help', {
            discounts: format.number(DISCOUNT_FILE_LIMITS.discounts),
            rows: format.number(DISCOUNT_FILE_LIMITS.rows),
          })}
          accept=".csv,.gz"
          onFile={onFile}
          {...(error === null ? {} : { error })}
        />
      )}
      <Columns />
    </Section>
  )
}

function Columns() {
  const { t } = useTranslation('inventory')
  return (
    <Box>
      <Text fontWeight="medium">{t('discountImport.columns.title')}</Text>
      <Text textStyle="small" color="fg.muted">
        {t('discountImport.columns.text')}
      </Text>
      <SimpleGrid as="dl" columns={{ base: 1, md: 2, xl: 3 }} columnGap="6" rowGap="2" mt="3">
        {DISCOUNT_FILE_COLUMNS.map((column) => (
          <Box key={column} textStyle="small">
            <chakra.dt display="inline" fontWeight="medium">
              {t(`discountImport.column.${column}.name`)}
            </chakra.dt>{' '}
            <chakra.dd display="inline" color="fg.muted">
              {t(`discountImport.column.${column}.note`)}
            </chakra.dd>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  )
}
