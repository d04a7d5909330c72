import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { Box, Card, Flex } from '../chakra.ts'
import type { MenuAction } from '../overlay/action-menu.tsx'
import { EmptyState, type EmptyStateProps } from '../page/empty-state.tsx'
import { PageHeader, type PageHeaderProps } from '../page/page-header.tsx'
import { deferred } from '../deferred/deferred.ts'
import { DeferredPart } from '../deferred/deferred-part.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { ExportButtons, type ExportButtonsProps } from './export-buttons.tsx'
import { useFocusAfterTicks } from './keys/focus-after-ticks.ts'
import { useListKeys } from './keys/list-keys.ts'
import { toFirstRow } from './keys/row-keys.ts'
import { useListLayout } from './layout/list-layout.ts'
import { LayoutMenu } from './layout/layout-menu.tsx'
import { shownColumns } from './layout/shown-columns.ts'
import { SortMenu } from './layout/sort-menu.tsx'
import { FailedList, ForbiddenList, isForbiddenError, NothingFound } from './list-outcome.tsx'
import { ListTools, type ListToolsProps } from './list-tools.tsx'
import { pageCount, Pagination } from './pagination.tsx'
import { ROWS_HEIGHT } from './rows-height.ts'
import { type ListSheet, useShownRow } from './sheet/list-sheet.ts'
import { type PointOfSaleSource, ShownPointOfSale } from './shown-point-of-sale.tsx'
import { ViewsMenu } from './views/views-menu.tsx'

/** What a query of the server cache answers; the whole result of `useQuery` fits. */
export interface ListResult<Row> {
  data: PaginatedOf<Row> | undefined
  error: unknown
  isFetching: boolean
  /** True while `data` is the answer to the question before. */
  isPlaceholderData?: boolean
  refetch: () => unknown
}

type TableParts<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'rowName' | 'rowActions' | 'onRowClick' | 'rowTo' | 'selection'
>

export interface ListPageProps<Row extends object>
  extends Omit<PageHeaderProps, 'mark'>, Omit<ListToolsProps, 'list' | 'searchRef'>, TableParts<Row> {
  list: ListToolsProps['list']
  result: ListResult<Row>
  /** Nothing yet: what this list is for and how to begin. */
  empty: Pick<EmptyStateProps, 'icon' | 'title' | 'text' | 'actions'>
  isForbidden?: boolean
  /** Where rows or a column depend on the point of sale: what decides which, so that the head says it. */
  pointOfSale?: PointOfSaleSource
  /** The header of the one column that is of the point of sale, where the rows are of the whole company. */
  pointOfSaleColumn?: string
  /** Offers the list as a file. */
  exporting?: ExportButtonsProps['exporting'] | undefined
  /** What can be done with the ticked rows. */
  bulkActions?: readonly MenuAction[]
  /** Ticks all that the list's search and filters find, where that makes sense. */
  selectAll?: SelectAll
  /** Shows a row beside the list: opened by a click on it, or the address. Its form is then opened from there. */
  sheet?: ListSheet<Row>
  /** Name of the table; the title when left out. */
  tableLabel?: string
  /** What stands between the head and the list: figures that are looked at first. */
  above?: ReactNode
  /** Dialogs of the page, and what stands below the list. */
  children?: ReactNode
}

/** How the rows of all pages are ticked. */
export interface SelectAll {
  /** Their keys; null when they could not be had, which was said. */
  find: () => Promise<readonly string[] | null>
  /** The most that an action takes. */
  most: number
  /** "Select all 312". */
  label: (total: number) => string
  /** Said instead where there are more than the most. */
  tooMany: string
}

const help = deferred(async () => (await import('../overlays.ts')).ListHelp)
const bulkBar = deferred(async () => (await import('../overlays.ts')).BulkBar)

const PAGE = {
  direction: 'column',
  gap: '4',
  px: { base: '4', md: '6' },
  py: '6',
  maxW: 'page',
  mx: 'auto',
  w: 'full',
} as const
const NO_ROWS: readonly never[] = []
/** Rows that are drawn before the first answer: as many as fit on a screen. */
const MOST_AWAITED = 25

/**
 * A list of a resource: head, tools, table and foot, with the view kept in the address (`useListState`). Nothing yet,
 * nothing found, failed and not allowed are distinguished.
 */
export function ListPage<Row extends object>({ sheet, ...given }: ListPageProps<Row>) {
  const { shown, open } = useShownRow()
  const editTo = sheet?.editTo
  const props = {
    ...given,
    // The name of a row is still a link to its form, which opens in another tab.
    ...(sheet ? { onRowClick: (row: Row) => open(given.rowKey(row)) } : {}),
    ...(editTo ? { rowTo: (row: Row) => editTo(given.rowKey(row)) } : {}),
    ...(sheet?.actionLabel === undefined ? {} : { rowActions: withOpening(given, sheet.actionLabel, open) }),
    result: withoutOtherNothing(given.result),
  }
  const { title, subtitle, actions, exporting, breadcrumb, list, result, children } = props
  const isForbidden = props.isForbidden === true || isForbiddenError(result.error)
  const search = useRef<HTMLInputElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  useListKeys({ onSearch: () => search.current?.focus(), onHelp: () => setHelpOpen(true) })
  useFocusAfterTicks(props.selection?.selected)
  useLastPage(list, result)
  return (
    <Flex {...PAGE} onKeyDown={(event) => toFirstRow(event, search.current)}>
      <PageHeader
        title={title}
        subtitle={subtitle}
        mark={isForbidden ? null : <Shown {...props} />}
        actions={isForbidden || !(actions || exporting) ? null : <Actions {...props} />}
        {...(breadcrumb ? { breadcrumb } : {})}
      />
      {isForbidden ? null : props.above}
      {isForbidden || isNothingYet(list, result) ? null : <Tools {...props} searchRef={search} />}
      <Card.Root overflow="clip">{isForbidden ? <ForbiddenList /> : <Content {...props} />}</Card.Root>
      <DeferredPart
        part={help}
        isWanted={isHelpOpen}
        given={{
          isOpen: isHelpOpen,
          onClose: () => setHelpOpen(false),
          hasSearch: props.searchLabel !== undefined,
          hasTicks: props.selection !== undefined,
          hasSheet: sheet !== undefined,
        }}
      />
      {sheet ? (
        <DeferredPart
          part={sheet.part}
          isWanted={shown !== null}
          given={{ shown, rows: result.data?.data ?? NO_ROWS, rowKey: given.rowKey, editTo }}
        />
      ) : null}
      {children}
    </Flex>
  )
}

/** The actions of a row behind the one that opens its sheet. */
function withOpening<Row extends object>(
  { rowKey, rowActions }: TableParts<Row>,
  label: string,
  open: (id: string) => void,
): NonNullable<TableParts<Row>['rowActions']> {
  return (row) => [{ id: 'details', label, icon: Eye, onSelect: () => open(rowKey(row)) }, ...(rowActions?.(row) ?? [])]
}

type ToolsProps<Row extends object> = ListPageProps<Row> & Pick<ListToolsProps, 'searchRef'>

function Tools<Row extends object>({ columns, tools, list, ...props }: ToolsProps<Row>) {
  return (
    <ListTools
      list={list}
      searchRef={props.searchRef}
      searchLabel={props.searchLabel}
      searchPlaceholder={props.searchPlaceholder}
      filters={props.filters}
      chips={props.chips}
      tools={
        <>
          {tools}
          <SortMenu columns={columns} sort={list.sort} onSort={list.setSort} />
          {list.name === undefined ? null : (
            <>
              <ViewsMenu list={list} name={list.name} />
              <LayoutMenu name={list.name} columns={columns} />
            </>
          )}
        </>
      }
    />
  )
}

function Shown<Row extends object>({ pointOfSale, pointOfSaleColumn, list }: ListPageProps<Row>) {
  if (pointOfSale === undefined) return null
  return <ShownPointOfSale source={pointOfSale} list={list} column={pointOfSaleColumn} />
}

function Actions<Row extends object>({ actions, exporting, list, result }: ListPageProps<Row>) {
  return (
    <>
      {exporting && !isNothingYet(list, result) ? <ExportButtons exporting={exporting} /> : null}
      {actions}
    </>
  )
}

/** That there was nothing for another question says nothing about this one, so that a search keeps its field while it is cleared. */
function withoutOtherNothing<Row>(result: ListResult<Row>): ListResult<Row> {
  const isOtherNothing = result.isPlaceholderData === true && result.data?.meta.total === 0
  return isOtherNothing ? { ...result, data: undefined } : result
}

function isNothingYet<Row>(list: ListToolsProps['list'], { data }: ListResult<Row>): boolean {
  return data !== undefined && data.meta.total === 0 && !list.isFiltered
}

function Content<Row extends object>(props: ListPageProps<Row>) {
  const { list, result, empty } = props
  const { data, error } = result
  if (error && !data) return <FailedList error={error} onRetry={() => result.refetch()} />
  if (isNothingYet(list, result)) return <EmptyState {...empty} />
  if (data?.meta.total === 0) return <NothingFound list={list} />
  return <Rows {...props} />
}

function Rows<Row extends object>(props: ListPageProps<Row>) {
  const { list, result, tableLabel, title, columns } = props
  const { data } = result
  const layout = useListLayout(list.name)
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout])
  return (
    <>
      <Ticked {...props} />
      <DataTable
        {...props}
        columns={shown}
        density={layout.density}
        label={tableLabel ?? title}
        rows={data?.data}
        sort={list.sort}
        onSortChange={list.setSort}
        isFetching={result.isFetching}
        skeletonRows={Math.min(list.limit, MOST_AWAITED)}
        maxHeight={ROWS_HEIGHT}
      />
      {data ? <Foot list={list} meta={data.meta} /> : <AwaitedFoot />}
    </>
  )
}

function Ticked<Row extends object>(props: ListPageProps<Row>) {
  const { selection, bulkActions } = props
  if (!selection || !bulkActions) return null
  const count = selection.selected.size
  const onClear = (): void => selection.onChange(new Set())
  const rest = count > 0 ? restOfPages(props) : null
  return <DeferredPart part={bulkBar} isWanted={count > 0} given={{ count, actions: bulkActions, onClear, rest }} />
}

function restOfPages<Row extends object>({ selection, selectAll, result, rowKey }: ListPageProps<Row>) {
  const { data } = result
  if (!selection || !selectAll || !data || data.meta.total <= selection.selected.size) return null
  if (!data.data.every((row) => selection.selected.has(rowKey(row)))) return null
  const onSelectAll = async (): Promise<void> => {
    const keys = await selectAll.find()
    if (keys !== null) selection.onChange(new Set(keys))
  }
  const { total } = data.meta
  return total > selectAll.most
    ? { label: selectAll.tooMany, onSelectAll: undefined }
    : { label: selectAll.label(total), onSelectAll }
}

function Foot({ list, meta }: { list: ListToolsProps['list']; meta: PaginatedOf<unknown>['meta'] }) {
  return (
    <Pagination
      page={list.page}
      limit={list.limit}
      total={meta.total}
      isTotalCapped={meta.isTotalCapped ?? false}
      isPartial={meta.isPartial ?? false}
      pageSizes={list.pageSizes}
      onPage={list.setPage}
      onLimit={list.setLimit}
    />
  )
}

function AwaitedFoot() {
  return <Box minH="12" borderTopWidth="1px" borderColor="border.subtle" />
}

/** A page beyond the end (rows were removed, a page shared long ago) leads to the last one instead of an empty table. */
function useLastPage<Row>(list: ListToolsProps['list'], { data }: ListResult<Row>): void {
  const last = data && data.data.length === 0 && data.meta.total > 0 ? pageCount(data.meta.total, list.limit) : null
  const isBeyond = last !== null && list.page > last
  const goTo = useEffectEvent(list.setPage)
  useEffect(() => {
    if (isBeyond) goTo(last)
  }, [isBeyond, last])
}
