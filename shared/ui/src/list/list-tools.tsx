import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Box, Button, Flex, type SystemStyleObject } from '../chakra.ts'
import { SearchInput } from '../page/search-input.tsx'
import { Chip } from '../status/chip.tsx'
import type { ListState } from './use-list-state.ts'

/** An active filter, shown by its name and its value in the reader's words. */
export interface FilterChip {
  id: string
  label: string
  value: string
  onRemove: () => void
}

export interface ListToolsProps {
  list: ListState
  /** Name of the search; left out where the list cannot be searched. */
  searchLabel?: string | undefined
  searchPlaceholder?: string | undefined
  searchRef?: Ref<HTMLInputElement> | undefined
  filters?: ReactNode
  chips?: readonly FilterChip[] | undefined
  tools?: ReactNode
}

/** The row above a table: search, filters, and what concerns the whole list at the inline end; then the filters in force. */
export function ListTools(props: ListToolsProps) {
  const { list, searchLabel, searchPlaceholder, searchRef, filters, chips = [], tools } = props
  return (
    <Flex direction="column" gap="2.5" data-print="hide">
      <Flex gap="2" align="center" wrap="wrap">
        {searchLabel === undefined ? null : (
          <SearchInput
            isInRow
            label={searchLabel}
            value={list.search}
            onChange={list.setSearch}
            {...(searchRef === undefined ? {} : { ref: searchRef })}
            {...(searchPlaceholder === undefined ? {} : { placeholder: searchPlaceholder })}
          />
        )}
        {filters || tools ? <Strip filters={filters} tools={tools} /> : null}
      </Flex>
      {chips.length > 0 ? <Chips chips={chips} onClear={list.clear} /> : null}
    </Flex>
  )
}

/** On a phone one line that is moved sideways, so that the rows begin higher; elsewhere as many lines as there must be. */
function Strip({ filters, tools }: Pick<ListToolsProps, 'filters' | 'tools'>) {
  return (
    <Box css={STRIP} data-tools-strip="">
      {filters}
      {tools ? <Box data-tools="">{tools}</Box> : null}
    </Box>
  )
}

const STRIP: SystemStyleObject = {
  display: { base: 'flex', md: 'contents' },
  gap: '2',
  alignItems: 'center',
  // The ring of a focused control is not cut, nor do the controls stand further from their surroundings for it.
  w: { base: 'calc(100% + 2rem)', md: 'auto' },
  mx: { base: '-4', md: '0' },
  my: { base: '-1', md: '0' },
  px: { base: '4', md: '0' },
  py: { base: '1', md: '0' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  '& > [data-tools]': {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    flexWrap: { md: 'wrap' },
    ms: { md: 'auto' },
    flexShrink: { base: 0, md: 1 },
    order: { base: -1, md: 0 },
  },
}

function Chips({ chips, onClear }: { chips: readonly FilterChip[]; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {chips.map(({ id, label, value, onRemove }) => (
        <Chip
          key={id}
          label={label}
          value={value}
          onRemove={onRemove}
          removeLabel={t('common.removeFilter', { name: label })}
        />
      ))}
      <Button variant="plain" size="xs" onClick={onClear}>
        {t('common.clearFilters')}
      </Button>
    </Flex>
  )
}
