import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Box } from '../../chakra.ts'
import { deferred } from '../../deferred/deferred.ts'
import { MenuButton } from '../../overlay/menu-button.tsx'
import type { Column } from '../columns.ts'
import { setListLayout, useListLayout } from './list-layout.ts'
import { choosableColumns, chosenColumns } from './shown-columns.ts'

export interface LayoutMenuProps<Row> {
  /** The name of the list, under which its layout is kept. */
  name: string
  /** All columns of the list, shown or not. */
  columns: readonly Column<Row>[]
}

const panel = deferred(async () => (await import('../../overlays.ts')).LayoutPanel)

/** Which columns are shown and how close the rows stand; a phone has two lines for each row and no choice. */
export function LayoutMenu<Row>({ name, columns }: LayoutMenuProps<Row>) {
  const { t } = useTranslation()
  const layout = useListLayout(name)
  return (
    <Box display={{ base: 'none', md: 'block' }}>
      <MenuButton
        panel={panel}
        trigger={
          <Button
            variant="outline"
            aria-label={t('common.display')}
            title={t('common.display')}
            px={{ base: '3', '2xl': '4' }}
          >
            <Columns3 aria-hidden size={16} />
            <Box as="span" display={{ base: 'none', '2xl': 'inline' }}>
              {t('common.display')}
            </Box>
          </Button>
        }
        given={{
          columns: choosableColumns(columns),
          chosen: chosenColumns(columns, layout),
          layout,
          onChange: (changed) => setListLayout(name, changed),
        }}
      />
    </Box>
  )
}
