import { type RefObject, useEffect, useState } from 'react'
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
import { isProof } from '../scan/is-proof.ts'
import { useProductEntry } from './product-entry.ts'
import type { SearchStore } from './search.store.ts'

const camera = deferred(async () => (await import('../../camera-scan/index.ts')).CameraButton)

/** What is at the end of the field is hidden by the field itself: a scan types a dozen letters, none of which draws anything. */
const seenByText = {
  '& input:placeholder-shown ~ * [data-seen="typed"]': { display: 'none' },
  '& input:not(:placeholder-shown) ~ * [data-seen="empty"]': { display: 'none' },
}

/**
 * Where words are typed and scans arrive. It is focused all the time, so the keyboard of a tablet comes up only when the
 * field itself is touched.
 */
export function SearchField() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('search')
  const { search } = useProductEntry()
  const { setText } = search.getState()
  const focus = useFocus()
  const isAdding = useStore(search, ({ text }) => text.endsWith('*'))
  useText(focus.searchField, search)
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
        css={seenByText}
        startElement={<ScanBarcode aria-hidden size={20} />}
        endElementProps={{ pointerEvents: 'auto', px: '0.5' }}
        endElement={
          <>
            {mayHaveCamera ? (
              <Box data-seen={isAdding ? undefined : 'empty'}>
                <CameraScan />
              </Box>
            ) : null}
            {mayHaveCamera && isAdding ? null : (
              <IconButton
                variant="ghost"
                size="xl"
                tabIndex={-1}
                aria-label={t('common.clearSearch')}
                onClick={clear}
                data-seen="typed"
              >
                <X aria-hidden />
              </IconButton>
            )}
          </>
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
          maxLength={300}
          inputMode={isTouched ? 'search' : 'none'}
          defaultValue={search.getState().text}
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

/** Has the field hold the text that is searched for, without drawing anything anew for what is typed there. */
function useText(field: RefObject<HTMLInputElement | null>, search: SearchStore): void {
  useEffect(
    () =>
      search.subscribe(({ text }) => {
        if (field.current && field.current.value !== text) field.current.value = text
      }),
    [field, search],
  )
}

/** The camera of a telephone scans as a scanner does. */
function CameraScan() {
  const { progress, scan } = useProductEntry()
  const { tool } = useFocus()
  const added = useStore(progress, (each) => each.added?.name ?? null)
  const onCode = (code: string): void =>
    isProof(code) ? tool.setState({ asked: 'proof', scanned: { code } }) : scan(code)
  return <DeferredPart part={camera} isWanted given={{ onCode, added }} />
}
