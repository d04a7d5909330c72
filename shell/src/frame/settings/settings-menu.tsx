import { useMemo } from 'react'
import { Settings } from 'lucide-react'
import { IconButton, deferred, MenuButton, useSession, useTranslation } from '@comptoir/platform'
import { useRemotes } from '../../remotes/context.tsx'
import { useNavReader } from '../navigation/use-nav-groups.ts'
import { settingsItems } from './settings-items.ts'

const panel = deferred(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).SettingsPanel)

/** Company and point of sale, for administrators. */
export function SettingsMenu() {
  const { t } = useTranslation()
  const { owned } = useRemotes()
  const reader = useNavReader()
  const isAdministrator = useSession((state) => state.user?.isAdministrator === true)
  const items = useMemo(() => (isAdministrator ? settingsItems(owned, reader) : []), [isAdministrator, owned, reader])
  if (items.length === 0) return null
  const button = (
    <IconButton variant="ghost" size="lg" aria-label={t('frame.settings.title')}>
      <Settings aria-hidden />
    </IconButton>
  )
  return <MenuButton panel={panel} trigger={button} given={{ items }} />
}
