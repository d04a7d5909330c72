import { useCallback, useState, type ComponentType } from 'react'
import { Search } from 'lucide-react'
import { Box, Button, KeyHint, notify, useTranslation, VisuallyHidden } from '@comptoir/platform'
import type { PaletteDialogProps } from './palette-dialog.tsx'
import { useOpenKey } from './use-open-key.ts'

/** As printed on the keyboard of this device. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K']

/** The dialog, whose code comes when it is first wanted. */
function useDialog() {
  const { t } = useTranslation()
  const [Dialog, setDialog] = useState<ComponentType<PaletteDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const fetchDialog = useCallback(async () => {
    const { PaletteDialog } = await import(/* webpackChunkName: "palette" */ './palette-dialog.tsx')
    setDialog(() => PaletteDialog)
  }, [])
  const open = useCallback(() => {
    setOpen(true)
    fetchDialog().catch(() => notify.error(t('common.noConnection')))
  }, [fetchDialog, t])
  return { Dialog, isOpen, open, close: () => setOpen(false), prepare: () => void fetchDialog().catch(() => undefined) }
}

/** Opens the search for screens and actions; so does Ctrl+K. */
export function PaletteButton() {
  const { t } = useTranslation()
  const { Dialog, isOpen, open, close, prepare } = useDialog()
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
      {Dialog === null ? null : <Dialog isOpen={isOpen} onClose={close} />}
    </>
  )
}
