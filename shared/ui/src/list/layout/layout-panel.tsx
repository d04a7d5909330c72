import { Check, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Portal } from '../../chakra.ts'
import { Menu } from '../../overlay/layers.ts'
import type { MenuPanelProps } from '../../overlay/menu-button.tsx'
import { useOpenAtOnce } from '../../overlay/use-open.ts'
import type { ListLayout } from './list-layout.ts'

export interface LayoutPanelProps {
  /** All columns that can be chosen, in the order of the table; may be none. */
  columns: readonly { id: string; header: string }[]
  /** Ids of those that are shown. */
  chosen: readonly string[]
  layout: ListLayout
  onChange: (layout: ListLayout) => void
}

/** Ticks for the columns of a list and for how close its rows stand; it stays open while they are set. */
export function LayoutPanel({ columns, chosen, layout, onChange, trigger }: LayoutPanelProps & MenuPanelProps) {
  const { t } = useTranslation()
  const opening = useOpenAtOnce()
  const toggle = (id: string, isShown: boolean): void => {
    const next = columns.map((column) => column.id).filter((other) => (other === id ? isShown : chosen.includes(other)))
    onChange({ ...layout, columns: next })
  }
  return (
    <Menu.Root {...opening} positioning={{ placement: 'bottom-end' }} closeOnSelect={false} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t('common.display')}>
            <Ticked
              value="compact"
              label={t('common.compactRows')}
              isTicked={layout.density === 'compact'}
              onTick={(isCompact) => onChange({ ...layout, density: isCompact ? 'compact' : 'comfortable' })}
            />
            {columns.length > 0 ? (
              <>
                <Menu.Separator />
                <Menu.ItemGroup>
                  <Menu.ItemGroupLabel>{t('common.columns')}</Menu.ItemGroupLabel>
                  {columns.map(({ id, header }) => (
                    <Ticked
                      key={id}
                      value={`column-${id}`}
                      label={header}
                      isTicked={chosen.includes(id)}
                      onTick={(isShown) => toggle(id, isShown)}
                    />
                  ))}
                </Menu.ItemGroup>
                <Menu.Item value="standard" onSelect={() => onChange({ ...layout, columns: null })}>
                  <RotateCcw aria-hidden />
                  {t('common.standardColumns')}
                </Menu.Item>
              </>
            ) : null}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

interface TickedProps {
  value: string
  label: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function Ticked({ value, label, isTicked, onTick }: TickedProps) {
  return (
    <Menu.CheckboxItem value={value} checked={isTicked} onCheckedChange={onTick}>
      <Menu.ItemIndicator>
        <Check aria-hidden size={16} />
      </Menu.ItemIndicator>
      {label}
    </Menu.CheckboxItem>
  )
}
