import { FileSearch } from 'lucide-react'
import type { ProductImport } from '@comptoir/contracts'
import { Box, Button, Card, chakra, Flex, Heading, Notice, Text, useTranslation } from '@comptoir/platform'
import { DefaultsFields } from './defaults-fields.tsx'
import { MappingTable } from './mapping-table.tsx'
import type { useMappingForm } from './use-mapping-form.ts'

export interface MappingFormProps {
  record: ProductImport
  mapping: ReturnType<typeof useMappingForm>
}

/** Which column of the file is which of ours, and what stands in for what the file does not say. */
export function MappingForm({ record, mapping: { form, isSaving, onSubmit } }: MappingFormProps) {
  const { t } = useTranslation('inventory')
  const { control, formState, getFieldState } = form
  const refusal = getFieldState('mapping', formState).error?.message
  return (
    <Card.Root as="section" aria-label={t('import.mapping.title')} overflow="hidden">
      <chakra.form noValidate onSubmit={onSubmit}>
        <Flex direction="column" gap="1" px="5" pt="4" pb="3">
          <Heading as="h2">{t('import.mapping.title')}</Heading>
          <Text textStyle="small" color="fg.muted">
            {t('import.mapping.text', { name: record.fileName })}
          </Text>
        </Flex>
        <MappingTable record={record} control={control} />
        <Flex direction="column" gap="4" px="5" py="4" borderTopWidth="1px" borderColor="border.subtle">
          {refusal ? <Notice tone="danger">{refusal}</Notice> : null}
          <DefaultsFields control={control} />
          <Box>
            <Button type="submit" variant={formState.isDirty ? 'solid' : 'outline'} loading={isSaving}>
              <FileSearch aria-hidden size={16} />
              {t(record.state === 'checked' ? 'import.mapping.checkAgain' : 'import.mapping.check')}
            </Button>
          </Box>
        </Flex>
      </chakra.form>
    </Card.Root>
  )
}
