import { Box, DataTable, ErrorPanel, Pagination, Text, useTranslation, type Column } from '@comptoir/platform'
import { PAGE_SIZES, type Goods } from './use-goods.ts'

interface GoodsTableProps<Row> {
  goods: Goods<Row>
  title: string
  /** Said where nothing came in yet. */
  none: string
  columns: readonly Column<Row>[]
}

/** What came in of a product as a table of pages under its title. */
export function GoodsTable<Row extends { id: string }>({ title, ...given }: GoodsTableProps<Row>) {
  const { t } = useTranslation('inventory')
  const { data, error, onRetry } = given.goods
  return (
    <Box gridColumn="1 / -1">
      <Text fontWeight="semibold" mb="2">
        {title}
      </Text>
      {error && data === undefined ? (
        <ErrorPanel title={t('common.listFailedTitle')} error={error} onRetry={onRetry} />
      ) : (
        <Rows title={title} {...given} />
      )}
    </Box>
  )
}

function Rows<Row extends { id: string }>({ goods, title, none, columns }: GoodsTableProps<Row>) {
  const { data, isFetching, limit, onPage, onLimit } = goods
  if (data?.meta.total === 0) return <Text color="fg.muted">{none}</Text>
  return (
    <>
      <DataTable
        label={title}
        columns={columns}
        rows={data?.data}
        rowKey={({ id }) => id}
        isFetching={isFetching}
        skeletonRows={2}
        density="compact"
      />
      {data && data.meta.total > limit ? (
        <Pagination {...data.meta} pageSizes={PAGE_SIZES} onPage={onPage} onLimit={onLimit} />
      ) : null}
    </>
  )
}
