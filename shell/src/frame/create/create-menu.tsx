import { Plus } from 'lucide-react'
import { Button, deferred, MenuButton, Text, useTranslation } from '@comptoir/platform'
import { useCreations } from './use-creations.ts'

const panel = deferred(async () => (await import(/* webpackChunkName: "menus" */ '../menus.ts')).CreatePanel)

/** Makes something new, from any page. Not there for those who may make nothing. */
export function CreateMenu() {
  const { t } = useTranslation()
  const hasSome = useCreations().length > 0
  if (!hasSome) return null
  const button = (
    <Button variant="outline" px={{ base: '2.5', lg: '3' }} aria-label={t('frame.create')}>
      <Plus aria-hidden size={16} />
      <Text as="span" display={{ base: 'none', lg: 'inline' }}>
        {t('frame.create')}
      </Text>
    </Button>
  )
  return <MenuButton panel={panel} trigger={button} given={{}} />
}
