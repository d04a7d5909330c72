import { useState } from 'react'
import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSavedViews } from '@comptoir/app-kit'
import type { SavedView } from '@comptoir/contracts/identity/saved-views'
import { Box, Button } from '../../chakra.ts'
import { deferred } from '../../deferred/deferred.ts'
import { DeferredPart } from '../../deferred/deferred-part.tsx'
import { MenuButton } from '../../overlay/menu-button.tsx'
import type { ListState } from '../use-list-state.ts'
import { isSameView } from './view-address.ts'

/** What is asked about a view before it is done. */
export type ViewQuestion =
  { about: 'new' } | { about: 'name' | 'removal'; view: SavedView } | { about: 'nothing'; view?: SavedView | undefined }

/** The view of a list that was chosen last, if it is still there, and whether the list shows something else by now. */
export interface ShownView {
  view: SavedView | undefined
  isChanged: boolean
}

const panel = deferred(async () => (await import('../../overlays.ts')).ViewsPanel)
const dialogs = deferred(async () => (await import('../../forms.ts')).ViewDialogs)

/** The views of a list under their names: to show one, to keep what is shown, to share it. */
export function ViewsMenu({ list, name }: { list: ListState; name: string }) {
  const { t } = useTranslation()
  const views = useSavedViews(name)
  const [question, ask] = useState<ViewQuestion>({ about: 'nothing' })
  const view = views.find(({ id }) => id === list.viewId)
  const isChanged = view !== undefined && !isSameView(list.readView(view), list.shownView)
  const label = view?.name ?? t('common.views.title')
  return (
    <>
      <MenuButton
        panel={panel}
        trigger={
          <Button
            variant="outline"
            maxW="15rem"
            aria-label={isChanged ? t('common.views.changed', { name: label }) : label}
          >
            <Bookmark aria-hidden size={16} fill={view ? 'currentColor' : 'none'} />
            <Box as="bdi" truncate>
              {label}
            </Box>
            {isChanged ? <Box aria-hidden boxSize="1.5" rounded="full" bg="attention.solid" flexShrink="0" /> : null}
          </Button>
        }
        given={{ list, views, shown: { view, isChanged }, onAsk: ask }}
      />
      <DeferredPart
        part={dialogs}
        isWanted={question.about !== 'nothing'}
        given={{ list, name, question, onDone: () => ask({ about: 'nothing' }) }}
      />
    </>
  )
}
