import { useCallback, useMemo, useState } from 'react'
import { Settings } from 'lucide-react'
import { IconButton, deferred, DeferredPart, MenuButton, useSession, useTranslation } from '@comptoir/platform'
import { useRemotes } from '../../remotes/context.tsx'
import { offersAt } from '../../remotes/extensions/offers.ts'
import { useNavReader } from '../navigation/use-nav-groups.ts'
import { settingsItems } from './settings-items.ts'

const panel = deferred(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).SettingsPanel)
const overlay = deferred(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).ExtensionOverlay)

/** Company and point of sale, for administrators: the one above the page, the other on its own. */
export function SettingsMenu() {
  const { t } = useTranslation()
  const remotes = useRemotes()
  const reader = useNavReader()
  const isAdministrator = useSession((state) => state.user?.isAdministrator === true)
  const [isOpen, setOpen] = useState(false)
  const onCompany = useCallback(() => setOpen(true), [])
  const onClose = useCallback(() => setOpen(false), [])
  const [offer] = useMemo(() => offersAt(remotes, 'settings.company', reader.permissions), [remotes, reader])
  const items = useMemo(
    () => (isAdministrator ? settingsItems(remotes.owned, reader, offer !== undefined) : []),
    [isAdministrator, remotes, reader, offer],
  )
  if (items.length === 0) return null
  const button = (
    <IconButton variant="ghost" size="lg" aria-label={t('frame.settings.title')}>
      <Settings aria-hidden />
    </IconButton>
  )
  return (
    <>
      <MenuButton panel={panel} trigger={button} given={{ items, onCompany }} />
      {offer ? <DeferredPart part={overlay} isWanted={isOpen} given={{ offer, given: { isOpen, onClose } }} /> : null}
    </>
  )
}
