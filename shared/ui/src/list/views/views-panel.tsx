import { BookmarkPlus, Check, House, Save, SquarePen, Trash2, Undo2, UsersRound, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { beginWithView, changeView, tellRefusal, useHasPermission } from '@comptoir/app-kit'
import type { SavedView } from '@comptoir/contracts/identity/saved-views'
import { Box, Portal, Text } from '../../chakra.ts'
import { Menu } from '../../overlay/layers.ts'
import type { MenuPanelProps } from '../../overlay/menu-button.tsx'
import { useOpenAtOnce } from '../../overlay/use-open.ts'
import { toast } from '../../toast/toast.ts'
import type { ListState } from '../use-list-state.ts'
import { ALL_ROWS } from './view-address.ts'
import type { ShownView, ViewQuestion } from './views-menu.tsx'

export interface ViewsPanelProps {
  list: ListState
  views: readonly SavedView[]
  shown: ShownView
  onAsk: (question: ViewQuestion) => void
}

/** The menu that `ViewsMenu` opens. */
export function ViewsPanel({ list, views, shown, onAsk, trigger }: ViewsPanelProps & MenuPanelProps) {
  const { t } = useTranslation()
  const opening = useOpenAtOnce()
  const show = (id: string): void => list.showView(views.find((view) => view.id === id) ?? null)
  return (
    <Menu.Root {...opening} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t('common.views.title')} maxW="22rem">
            <Menu.RadioItemGroup
              value={shown.view?.id ?? ALL_ROWS}
              onValueChange={({ value }) => value !== shown.view?.id && show(value)}
            >
              <ViewItem id={ALL_ROWS} name={t('common.views.all')} />
              {views.map((view) => (
                <ViewItem key={view.id} id={view.id} name={view.name} view={view} />
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Actions list={list} shown={shown} onAsk={onAsk} onReset={show} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function ViewItem({ id, name, view }: { id: string; name: string; view?: SavedView }) {
  const { t } = useTranslation()
  return (
    <Menu.RadioItem value={id}>
      <Menu.ItemIndicator>
        <Check aria-hidden size={16} />
      </Menu.ItemIndicator>
      <Box flex="1" minW="0">
        <Text as="bdi" display="block" truncate>
          {name}
        </Text>
        {view && !view.isOwn ? (
          <Text as="span" textStyle="caption" color="fg.muted" display="block" truncate>
            {t('common.views.sharedBy', { name: view.owner })}
          </Text>
        ) : null}
      </Box>
      {view?.isDefault ? <House size={14} aria-label={t('common.views.begins')} /> : null}
      {view?.isOwn && view.isShared ? <UsersRound size={14} aria-label={t('common.views.shared')} /> : null}
    </Menu.RadioItem>
  )
}

type ActionsProps = Omit<ViewsPanelProps, 'views'> & { onReset: (id: string) => void }

function Actions({ list, shown: { view, isChanged }, onAsk, onReset }: ActionsProps) {
  const { t } = useTranslation()
  const mayShare = useHasPermission('savedViews.share')
  const mayChange = view !== undefined && (view.isOwn || mayShare)
  const told = (write: Promise<unknown>, text: string): void =>
    void write.then(() => toast.success(text)).catch((error: unknown) => tellRefusal(error))
  return (
    <>
      {view && isChanged ? (
        <>
          {mayChange ? (
            <Action
              icon={Save}
              label={t('common.views.saveChanges', { name: view.name })}
              onSelect={() =>
                told(
                  changeView(view.id, { name: view.name, isShared: view.isShared, view: list.shownView }),
                  t('common.views.saved', { name: view.name }),
                )
              }
            />
          ) : null}
          <Action icon={Undo2} label={t('common.views.discard')} onSelect={() => onReset(view.id)} />
        </>
      ) : null}
      <Action icon={BookmarkPlus} label={t('common.views.saveAs')} onSelect={() => onAsk({ about: 'new' })} />
      {view ? (
        <Action
          icon={House}
          label={t(view.isDefault ? 'common.views.beginWithAll' : 'common.views.beginWith')}
          onSelect={() =>
            told(
              beginWithView({ list: view.list, viewId: view.isDefault ? null : view.id }),
              t(view.isDefault ? 'common.views.beginsWithAll' : 'common.views.beginsWith', { name: view.name }),
            )
          }
        />
      ) : null}
      {view && mayChange ? (
        <>
          <Action icon={SquarePen} label={t('common.views.edit')} onSelect={() => onAsk({ about: 'name', view })} />
          <Menu.Separator />
          <Action
            icon={Trash2}
            label={t('common.views.remove')}
            onSelect={() => onAsk({ about: 'removal', view })}
            isDanger
          />
        </>
      ) : null}
    </>
  )
}

interface ActionProps {
  icon: LucideIcon
  label: string
  onSelect: () => void
  isDanger?: boolean
}

function Action({ icon: Icon, label, onSelect, isDanger = false }: ActionProps) {
  return (
    <Menu.Item value={label} onSelect={onSelect} {...(isDanger ? { 'data-danger': '' } : {})}>
      <Icon aria-hidden size={16} />
      {label}
    </Menu.Item>
  )
}
