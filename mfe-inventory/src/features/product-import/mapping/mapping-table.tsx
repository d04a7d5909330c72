import { useMemo, useState } from 'react'
import { HeaderChoice, HeaderExamples, useController, useWatch, type Control } from '@comptoir/platform/forms'
import type { ImportColumn, ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Box, Button, DataTable, Text, useFormat, useTranslation, type Column } from '@comptoir/platform'
import { COLUMNS } from './columns.ts'
import type { MappingValues } from './mapping-values.ts'

export interface MappingTableProps {
  record: ProductImport
  control: Control<MappingValues>
}

interface Line {
  column: ImportColumn
}

const LINES: readonly Line[] = COLUMNS.map((column) => ({ column }))

/** Those that the file has, once each of its headers has found its place; before that, all of them. */
function foundIn({ mapping, headers, state }: ProductImport): readonly Line[] {
  const used = new Set(Object.values(mapping))
  const isSettled = state === 'checked' && headers.every((header) => used.has(header))
  return isSettled ? LINES.filter(({ column }) => mapping[column] !== undefined) : LINES
}

/**
 * One line for each of our columns: which column of the file it is, and a sample of its content. Those that the file has not
 * are shown when they are asked for.
 */
export function MappingTable({ record, control }: MappingTableProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const found = foundIn(record)
  const hidden = isWhole ? 0 : LINES.length - found.length
  const columns = useMemo<readonly Column<Line>[]>(
    () => [
      {
        id: 'column',
        header: t('productImport.mapping.ours'),
        cell: ({ column }) => <ColumnName column={column} />,
        isPrimary: true,
        width: '34%',
      },
      {
        id: 'header',
        onPhone: 'told',
        header: t('productImport.mapping.theirs'),
        cell: ({ column }) => <ColumnChoice column={column} headers={record.headers} control={control} />,
        width: '28%',
      },
      {
        id: 'examples',
        onPhone: 'told',
        header: t('productImport.mapping.examples'),
        cell: ({ column }) => <Examples column={column} record={record} control={control} />,
      },
    ],
    [t, record, control],
  )
  return (
    <>
      <DataTable
        label={t('productImport.mapping.title')}
        columns={columns}
        rows={isWhole ? LINES : found}
        rowKey={({ column }) => column}
        density="compact"
      />
      {hidden === 0 ? null : (
        <Box px={{ base: '4', md: '5' }} py="2" borderTopWidth="1px" borderColor="border.subtle">
          <Button type="button" variant="plain" size="sm" px="0" onClick={() => setWhole(true)}>
            {t('productImport.mapping.more', { number: format.number(hidden) })}
          </Button>
        </Box>
      )}
    </>
  )
}

function ColumnName({ column }: Line) {
  const { t } = useTranslation('inventory')
  return (
    <Box py="1">
      {t(`productImport.column.${column}.name`)}
      <Text textStyle="small" color="fg.muted" fontWeight="normal">
        {t(`productImport.column.${column}.note`)}
      </Text>
    </Box>
  )
}

function ColumnChoice({
  column,
  headers,
  control,
}: Line & { headers: readonly string[]; control: Control<MappingValues> }) {
  const { t } = useTranslation('inventory')
  const { field } = useController({ control, name: `mapping.${column}` })
  return (
    <HeaderChoice
      {...field}
      label={t('productImport.mapping.choose', { column: t(`productImport.column.${column}.name`) })}
      none={t('productImport.mapping.none')}
      headers={headers}
    />
  )
}

function Examples({ column, record, control }: Line & MappingTableProps) {
  const header = useWatch({ control, name: `mapping.${column}` })
  return <HeaderExamples header={header} headers={record.headers} sample={record.sample} />
}
