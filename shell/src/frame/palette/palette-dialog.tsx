import { useId } from 'react'
import { Box, Input, Portal, Text, useNavigate, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { Dialog, useOpenAfterFirst } from '@comptoir/platform/overlays'
import type { PaletteEntry } from './palette-entries.ts'
import { optionId, PaletteResults } from './palette-results.tsx'
import { usePalette } from './use-palette.ts'

function Search({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const listId = useId()
  const follow = ({ address, run }: PaletteEntry) => {
    onClose()
    run?.()
    if (address !== undefined) void navigate(address)
  }
  const { text, type, found, isSearching, isPartial, active, point, choose, onKeyDown } = usePalette(follow)
  return (
    <>
      <Box p="2" borderBottomWidth="1px" borderColor="border.subtle">
        <Input
          size="lg"
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
          aria-label={t('shell.palette.label')}
          placeholder={t('shell.palette.placeholder')}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Box>
      <PaletteResults id={listId} entries={found} activeId={active?.id} onPoint={point} onChoose={choose} />
      <Outcome text={text} count={found.length} isSearching={isSearching} isPartial={isPartial} />
    </>
  )
}

interface OutcomeProps {
  text: string
  count: number
  isSearching: boolean
  isPartial: boolean
}

/** What was found, in words: seen where it is nothing, always said. */
function Outcome({ text, count, isSearching, isPartial }: OutcomeProps) {
  const { t } = useTranslation()
  const outcome = isSearching ? t('shell.palette.searching') : t('shell.palette.found', { count })
  if (isPartial) {
    return (
      <Text role="status" px="5" pb="5" color="danger.fg">
        {t('shell.palette.partly')}
      </Text>
    )
  }
  if (count > 0) return <VisuallyHidden role="status">{text === '' ? null : outcome}</VisuallyHidden>
  return (
    <Text role="status" px="5" pb="5" color="fg.muted">
      {isSearching ? outcome : t('shell.palette.nothing', { text })}
    </Text>
  )
}

export interface PaletteDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Where one types what one wants to do or see, and gets there. */
export function PaletteDialog({ isOpen, onClose }: PaletteDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog.Root
      open={useOpenAfterFirst(isOpen)}
      size="md"
      placement="top"
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content overflow="hidden" p="0">
            <VisuallyHidden>
              <Dialog.Title>{t('shell.palette.label')}</Dialog.Title>
            </VisuallyHidden>
            <Search onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
