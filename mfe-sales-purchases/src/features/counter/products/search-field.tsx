import { useState } from 'react'
import { ScanBarcode, X } from 'lucide-react'
import {
  Box,
  deferred,
  DeferredPart,
  IconButton,
  Input,
  InputGroup,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { SEARCH_FIELD_ID } from '../keys/place-of.ts'
import { useProductEntry } from './product-entry.ts'

const camera = deferred(async () => (await import('../../camera-scan/index.ts')).CameraButton)

/**
 * Where words are typed and scans arrive. It is focused all the time, so the keyboard of a tablet comes up only when the
 * field itself is touched.
 */
export function SearchField() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('search')
  const { text, setText } = useStore(useProductEntry().search)
  const focus = useFocus()
  const [isTouched, setIsTouched] = useState(false)
  // Elsewhere the field would only be shorter for it.
  const mayHaveCamera = 'mediaDevices' in navigator && matchMedia('(pointer: coarse)').matches
  const clear = (): void => {
    setText('')
    focus.toSearch()
  }
  return (
    <Box position="relative">
      <InputGroup
        startElement={<ScanBarcode aria-hidden size={20} />}
        endElementProps={{ pointerEvents: 'auto', px: '0.5' }}
        endElement={
          text === '' || (mayHaveCamera && text.endsWith('*')) ? (
            mayHaveCamera ? (
              <CameraScan />
            ) : undefined
          ) : (
            <IconButton variant="ghost" size="xl" tabIndex={-1} aria-label={t('common.clearSearch')} onClick={clear}>
              <X aria-hidden />
            </IconButton>
          )
        }
      >
        <Input
          ref={focus.searchField}
          id={SEARCH_FIELD_ID}
          type="search"
          size="xl"
          aria-label={t('counter.search.label')}
          aria-keyshortcuts={shortcut}
          placeholder={t('counter.search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          inputMode={isTouched ? 'search' : 'none'}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPointerDown={() => setIsTouched(true)}
          onBlur={() => setIsTouched(false)}
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        />
      </InputGroup>
      <KeyTag of="search" />
    </Box>
  )
}

/** The camera of a telephone scans as a scanner does. */
function CameraScan() {
  const { progress, scan } = useProductEntry()
  const added = useStore(progress, (each) => each.added?.name ?? null)
  return <DeferredPart part={camera} isWanted given={{ onCode: scan, added }} />
}
