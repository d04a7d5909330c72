import { X } from 'lucide-react'
import { type KeyboardEventHandler, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Flex, IconButton, Portal } from '../chakra.ts'
import { Drawer } from './layers.ts'
import { useOpenAfterFirst } from './use-open.ts'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: string
  subtitle?: ReactNode
  children: ReactNode
  footer?: ReactNode
  side?: 'start' | 'end'
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Small buttons beside the one that closes. */
  tools?: ReactNode
  onKeyDown?: KeyboardEventHandler
  /** What takes the focus once it is closed; else what had it before. */
  returnFocus?: () => HTMLElement | null
}

/** A panel from the side that keeps the page in its place behind it. */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, subtitle, children, footer, tools, side = 'end', size = 'md' } = props
  const { t } = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  return (
    <Drawer.Root
      open={useOpenAfterFirst(isOpen)}
      placement={side}
      size={size}
      lazyMount
      unmountOnExit
      initialFocusEl={() => content.current}
      {...(props.returnFocus ? { finalFocusEl: props.returnFocus } : {})}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={content} onKeyDown={props.onKeyDown}>
            <Drawer.Header {...(tools ? { pe: '36' } : {})}>
              <Drawer.Title overflowWrap="anywhere">
                <bdi>{title}</bdi>
              </Drawer.Title>
              {subtitle ? <Drawer.Description>{subtitle}</Drawer.Description> : null}
            </Drawer.Header>
            <Flex position="absolute" top="4" insetEnd="4" gap="1">
              {tools}
              <Drawer.CloseTrigger asChild position="static">
                <IconButton variant="ghost" size="sm" aria-label={t('common.close')}>
                  <X aria-hidden />
                </IconButton>
              </Drawer.CloseTrigger>
            </Flex>
            {/* It scrolls, and may hold nothing that takes the focus. */}
            <Drawer.Body tabIndex={0} _focusVisible={{ outlineOffset: '-2px' }}>
              {children}
            </Drawer.Body>
            {footer ? <Drawer.Footer>{footer}</Drawer.Footer> : null}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
