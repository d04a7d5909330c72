import { useCallback, useState } from 'react'
import { Search } from 'lucide-react'
import { Box, Button, KeyHint, deferred, DeferredPart, Text, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { useOpenKey } from './use-open-key.ts'

/** As printed on the keyboard of this device. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K']

/** A box where there is room for one, else its sign alone. */
const BOX = {
  variant: { base: 'ghost', lg: 'outline' },
  px: '2.5',
  gap: '2',
  w: { lg: '48', xl: '96' },
  minW: { base: '10', lg: '24' },
  flexShrink: '1',
  color: 'fg.muted',
  bg: { lg: 'bg.page' },
} as const

const dialog = deferred(
  async () => (await import(/* webpackChunkName: "palette" */ './palette-dialog.tsx')).PaletteDialog,
)

/** Opens the search for screens, actions and records; so does Ctrl+K. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const prepare = (): void => void dialog.fetch().catch(() => undefined)
  useOpenKey(open)
  return (
    <>
      <Button {...BOX} aria-keyshortcuts="Control+K Meta+K" onClick={open} onFocus={prepare} onPointerEnter={prepare}>
        <Search aria-hidden size={16} />
        {/* The name contains the visible text: saying “Ctrl K” to voice control means this button. */}
        <VisuallyHidden>{t('shell.palette.label')}</VisuallyHidden>
        <Text
          as="span"
          aria-hidden
          display={{ base: 'none', lg: 'block' }}
          flex="1"
          textAlign="start"
          fontWeight="normal"
          truncate
        >
          {t('shell.palette.label')}
        </Text>
        <Box as="span" display={{ base: 'none', lg: 'inline' }}>
          <KeyHint keys={KEYS} />
        </Box>
      </Button>
      <DeferredPart part={dialog} isWanted={isOpen} given={{ isOpen, onClose: () => setOpen(false) }} />
    </>
  )
}
