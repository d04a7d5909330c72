import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton, Portal } from '../chakra.ts'
import { Drawer } from './layers.ts'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  children: ReactNode
  footer?: ReactNode
  side?: 'start' | 'end'
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A panel from the side that keeps the page in its place behind it. */
export function Sheet({ isOpen, onClose, title, subtitle, children, footer, side = 'end', size = 'md' }: SheetProps) {
  const { t } = useTranslation()
  return (
    <Drawer.Root
      open={isOpen}
      placement={side}
      size={size}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>{title}</Drawer.Title>
              {subtitle ? <Drawer.Description>{subtitle}</Drawer.Description> : null}
            </Drawer.Header>
            <Drawer.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label={t('common.close')}>
                <X aria-hidden />
              </IconButton>
            </Drawer.CloseTrigger>
            <Drawer.Body>{children}</Drawer.Body>
            {footer ? <Drawer.Footer>{footer}</Drawer.Footer> : null}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
