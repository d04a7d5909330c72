import { FileSearch } from 'lucide-react'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Box, Button, chakra, Flex, Notice, useTranslation } from '@comptoir/platform'
import { TableCard } from '@comptoir/platform/forms'
import { DefaultsFields } from './defaults-fields.tsx'
import { MatchFields } from './match-fields.tsx'
import { MappingTable } from './mapping-table.tsx'
import type { useMappingForm } from './use-mapping-form.ts'

export interface MappingFormProps {
  record: ProductImport
  mapping: ReturnType<typeof useMappingForm>
}

/** Maps the file's columns to ours, and sets defaults for what the file does not say. */
export function MappingForm({ record, mapping: { form, isSaving, onSubmit } }: MappingFormProps) {
  const { t } = useTranslation('inventory')
  const { control, formState, getFieldState } = form
  const refusal = getFieldState('mapping', formState).error?.message
  return (
    <TableCard
      title={t('productImport.mapping.title')}
      description={t('productImport.mapping.text', { name: record.fileName })}
    >
      <chakra.form noValidate onSubmit={onSubmit}>
        <MappingTable record={record} control={control} />
        <Flex
          direction="column"
          gap="4"
          px={{ base: '4', md: '5' }}
          py="4"
          borderTopWidth="1px"
          borderColor="border.subtle"
        >
          {refusal ? <Notice tone="danger">{refusal}</Notice> : null}
          <DefaultsFields control={control} />
          <MatchFields control={control} />
          <Box>
            <Button type="submit" variant={formState.isDirty ? 'solid' : 'outline'} loading={isSaving}>
              <FileSearch aria-hidden size={16} />
              {t(record.state === 'checked' ? 'productImport.mapping.checkAgain' : 'productImport.mapping.check')}
            </Button>
          </Box>
        </Flex>
      </chakra.form>
    </TableCard>
  )
}
