import { FileSearch } from 'lucide-react'
import { PARTY_MATCH_BY, PARTY_ON_MATCH, type PartyImport } from '@comptoir/contracts/people/party-import'
import { Box, Button, chakra, Flex, Heading, Notice, SimpleGrid, Text, useTranslation } from '@comptoir/platform'
import { SegmentChoice, TableCard, useController, type Control } from '@comptoir/platform/forms'
import { MappingTable } from './mapping-table.tsx'
import type { MappingValues, useMappingForm } from './use-mapping-form.ts'

export interface MappingFormProps {
  record: PartyImport
  mapping: ReturnType<typeof useMappingForm>
}

/** Maps the file's columns to ours, and says what becomes of those who are there. */
export function MappingForm({ record, mapping: { form, isSaving, onSubmit } }: MappingFormProps) {
  const { t } = useTranslation('people')
  const { control, formState, getFieldState } = form
  const refusal = getFieldState('mapping', formState).error?.message
  return (
    <TableCard
      title={t('partyImport.mapping.title')}
      description={t('partyImport.mapping.text', { name: record.fileName })}
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
          <MatchFields control={control} />
          <Box>
            <Button type="submit" variant={formState.isDirty ? 'solid' : 'outline'} loading={isSaving}>
              <FileSearch aria-hidden size={16} />
              {t(record.state === 'checked' ? 'partyImport.mapping.checkAgain' : 'partyImport.mapping.check')}
            </Button>
          </Box>
        </Flex>
      </chakra.form>
    </TableCard>
  )
}

function MatchFields({ control }: { control: Control<MappingValues> }) {
  const { t } = useTranslation('people')
  const matchBy = useController({ control, name: 'matchBy' }).field
  const onMatch = useController({ control, name: 'onMatch' }).field
  return (
    <Box>
      <Heading as="h3">{t('partyImport.match.title')}</Heading>
      <Text textStyle="small" color="fg.muted">
        {t('partyImport.match.text')}
      </Text>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" mt="3" alignItems="start">
        <SegmentChoice
          label={t('partyImport.match.by')}
          value={matchBy.value}
          options={PARTY_MATCH_BY.map((value) => ({ value, label: t(`partyImport.match.${value}`) }))}
          onChange={matchBy.onChange}
        />
        <SegmentChoice
          label={t('partyImport.match.then')}
          value={onMatch.value}
          options={PARTY_ON_MATCH.map((value) => ({ value, label: t(`partyImport.match.${value}`) }))}
          onChange={onMatch.onChange}
        />
      </SimpleGrid>
    </Box>
  )
}
