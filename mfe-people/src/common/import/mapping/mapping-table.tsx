import { useMemo, useState } from 'react'
import { PARTY_IMPORT_COLUMNS, type PartyImport, type PartyImportColumn } from '@comptoir/contracts/people/party-import'
import { Box, Button, DataTable, Text, useFormat, useTranslation, type Column } from '@comptoir/platform'
import { HeaderChoice, HeaderExamples, useController, useWatch, type Control } from '@comptoir/platform/forms'
import type { MappingValues } from './use-mapping-form.ts'

export interface MappingTableProps {
  record: PartyImport
  control: Control<MappingValues>
}

interface Line {
  column: PartyImportColumn
}

/** Those that the file has, once each of its headers has found its place; before that, all of them. */
function foundIn({ mapping, headers, state }: PartyImport, lines: readonly Line[]): readonly Line[] {
  const used = new Set(Object.values(mapping))
  const isSettled = state === 'checked' && headers.every((header) => used.has(header))
  return isSettled ? lines.filter(({ column }) => mapping[column] !== undefined) : lines
}

/** One line for each of our columns: which column of the file it is, and a sample of its content. */
export function MappingTable({ record, control }: MappingTableProps) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const lines = PARTY_IMPORT_COLUMNS[record.kind].map((column): Line => ({ column }))
  const found = isWhole ? lines : foundIn(record, lines)
  const hidden = lines.length - found.length
  return (
    <>
      <DataTable
        label={t('partyImport.mapping.title')}
        columns={useColumns(record, control)}
        rows={found}
        rowKey={({ column }) => column}
        density="compact"
      />
      {hidden === 0 ? null : (
        <Box px={{ base: '4', md: '5' }} py="2" borderTopWidth="1px" borderColor="border.subtle">
          <Button type="button" variant="plain" size="sm" px="0" onClick={() => setWhole(true)}>
            {t('partyImport.mapping.more', { number: format.number(hidden) })}
          </Button>
        </Box>
      )}
    </>
  )
}

function useColumns(record: PartyImport, control: Control<MappingValues>): readonly Column<Line>[] {
  const { t } = useTranslation('people')
  return useMemo(
    () => [
      {
        id: 'column',
        header: t('partyImport.mapping.ours'),
        cell: ({ column }) => <ColumnName column={column} />,
        isPrimary: true,
        width: '34%',
      },
      {
        id: 'header',
        onPhone: 'told',
        header: t('partyImport.mapping.theirs'),
        cell: ({ column }) => <ColumnChoice column={column} headers={record.headers} control={control} />,
        width: '28%',
      },
      {
        id: 'examples',
        onPhone: 'told',
        header: t('partyImport.mapping.examples'),
        cell: ({ column }) => <Examples column={column} record={record} control={control} />,
      },
    ],
    [t, record, control],
  )
}

function ColumnName({ column }: Line) {
  const { t } = useTranslation('people')
  return (
    <Box py="1">
      {t(`partyImport.column.${column}.name`)}
      <Text textStyle="small" color="fg.muted" fontWeight="normal">
        {t(`partyImport.column.${column}.note`)}
      </Text>
    </Box>
  )
}

function ColumnChoice({
  column,
  headers,
  control,
}: Line & { headers: readonly string[]; control: Control<MappingValues> }) {
  const { t } = useTranslation('people')
  const { field } = useController({ control, name: `mapping.${column}` })
  return (
    <HeaderChoice
      {...field}
      label={t('partyImport.mapping.choose', { column: t(`partyImport.column.${column}.name`) })}
      none={t('partyImport.mapping.none')}
      headers={headers}
    />
  )
}

function Examples({ column, record, control }: Line & MappingTableProps) {
  const header = useWatch({ control, name: `mapping.${column}` })
  return <HeaderExamples header={header} headers={record.headers} sample={record.sample} />
}
