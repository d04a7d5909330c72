import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const rowHeight = (cell: string) => ({ cell: { h: cell, py: '1' } })

/** Header 40; rows 46 comfortable (`md`), 38 compact (`sm`), 50 with a form in them (`lg`). */
export const tableRecipe = defineSlotRecipe({
  className: 'c-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, textAlign: 'start', textStyle: 'body' },
    columnHeader: {
      h: '10',
      px: '2.5',
      textStyle: 'caption',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      bg: 'bg.card',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    cell: {
      px: '2.5',
      textAlign: 'start',
      verticalAlign: 'middle',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    row: { bg: 'bg.card', '&:is([data-selected], [aria-current])': { bg: 'bg.selected' } },
    caption: { textStyle: 'caption', color: 'fg.muted' },
    footer: { fontWeight: 'semibold' },
  },
  variants: {
    variant: { line: {}, outline: { root: { borderWidth: '1px', borderColor: 'border.subtle', borderRadius: 'lg' } } },
    interactive: {
      true: { row: { '&:is(tbody > tr:not([data-selected], [aria-current]))': { _hover: { bg: 'bg.hover' } } } },
    },
    stickyHeader: { true: { columnHeader: { position: 'sticky', top: 'var(--table-sticky-offset, 0)', zIndex: 1 } } },
    size: { sm: rowHeight('38px'), md: rowHeight('46px'), lg: rowHeight('50px') },
  },
  defaultVariants: { variant: 'line', size: 'md' },
})
