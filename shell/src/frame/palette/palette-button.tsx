import { useCallback, useState } from 'react'
import { Search } from 'lucide-react'
import { Box, Button, KeyHint, later, LaterPart, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { useOpenKey } from './use-open-key.ts'

/** As printed on the keyboard of this device. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K']

const dialog = later(async () => (await import(/* webpackChunkName: "palette" */ './palette-dialog.tsx')).PaletteDialog)

/** Opens the search for screens and actions; so does Ctrl+K. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const prepare = (): void => void dialog.fetch().catch(() => undefined)
  useOpenKey(open)
  return (
    <>
      <Button variant="ghost" px="2.5" aria-keyshortcuts="Control+K Meta+K" onClick={open} onFocus={prepare} onPointerEnter={prepare}>
        <Search aria-hidden size={16} />
        {/* The name holds what is seen: whoever says “Ctrl K” to the machine means this button. */}
        <VisuallyHidden>{t('shell.palette.label')}</VisuallyHidden>
        <Box as="span" display={{ base: 'none', lg: 'inline' }}>
          <KeyHint keys={KEYS} />
        </Box>
      </Button>
      <LaterPart part={dialog} isWanted={isOpen} given={{ isOpen, onClose: () => setOpen(false) }} />
    </>
  )
}
