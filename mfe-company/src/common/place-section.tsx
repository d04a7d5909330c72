import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Box, Button, DataTable, ErrorPanel, Section, type Column, type RowAction } from '@comptoir/platform'
import type { PlaceRows } from './use-place-rows.ts'

interface PlaceSectionProps<Row> {
  /** What the page reads and does with them. */
  of: PlaceRows<Row>
  words: { title: string; description: string; add: string; failed: string }
  columns: readonly Column<Row>[]
  rowActions: (row: Row) => RowAction[]
  /** In place of a list without rows. */
  empty?: ReactNode
}

/** What belongs to a point of sale, on its page. What is done here takes effect at once, apart from the form around it. */
export function PlaceSection<Row extends { id: string; name: string }>({ of, words, ...list }: PlaceSectionProps<Row>) {
  return (
    <Section
      title={words.title}
      description={words.description}
      actions={
        of.mayWrite ? (
          <Button type="button" variant="outline" size="sm" onClick={() => of.edit('new')}>
            <Plus aria-hidden size={16} />
            {words.add}
          </Button>
        ) : null
      }
    >
      <Box mx="-5" mb="-5" borderBottomRadius="lg" overflow="hidden">
        <Content of={of} words={words} {...list} />
      </Box>
    </Section>
  )
}

function Content<Row extends { id: string; name: string }>({
  of: { list, mayWrite },
  words,
  columns,
  rowActions,
  empty,
}: PlaceSectionProps<Row>) {
  const { rows, error, isFetching, retry } = list
  if (error) return <ErrorPanel title={words.failed} error={error} onRetry={retry} />
  if (rows?.length === 0 && empty !== undefined) return empty
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      isFetching={isFetching}
      skeletonRows={2}
      {...(mayWrite ? { rowActions } : {})}
    />
  )
}
