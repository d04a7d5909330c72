import { X } from 'lucide-react'
import { Drawer, useOpenAfterFirst } from '@comptoir/platform/overlays'
import { IconButton, Portal, VisuallyHidden, useTranslation } from '@comptoir/platform'
import { DrawerHeader } from './drawer-header.tsx'
import { NavContent } from '../navigation/nav-content.tsx'
import { DRAWER_ID, OPEN_WIDTH } from './side-drawer.tsx'

export interface DrawerPanelProps {
  isOpen: boolean
  onClose: () => void
}

/** The side navigation on small screens: a sheet that goes away when an entry is followed. */
export function DrawerPanel({ isOpen, onClose }: DrawerPanelProps) {
  const { t } = useTranslation()
  return (
    <Drawer.Root
      open={useOpenAfterFirst(isOpen)}
      // Told to the sheet itself: an id that is put on its content is one it does not know, and then it holds no focus.
      ids={{ content: DRAWER_ID }}
      placement="start"
      size="xs"
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content w={OPEN_WIDTH} maxW={OPEN_WIDTH} p="0">
            <VisuallyHidden>
              <Drawer.Title>{t('shell.navigation')}</Drawer.Title>
            </VisuallyHidden>
            <DrawerHeader />
            <Drawer.Body p="0">
              <NavContent onFollow={onClose} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <IconButton variant="ghost" size="md" aria-label={t('common.close')}>
                <X aria-hidden />
              </IconButton>
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
