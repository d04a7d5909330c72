import { Search, X } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton, Input, InputGroup } from '../chakra.ts'

export interface SearchInputProps {
  value: string
  /** Called once the typing pauses, at once on Enter and on clearing. */
  onChange: (value: string) => void
  label: string
  placeholder?: string
  delayMs?: number
  size?: 'md' | 'lg' | 'xl'
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

interface DelayedText {
  text: string
  /** The last `value`. */
  seen: string
  /** What was asked for and has not come back yet, in order. */
  asked: readonly string[]
}

/** A search field that asks when the typing pauses, so that a list is not fetched for every letter. */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder,
  delayMs = 250,
  size = 'md',
  autoFocus = false,
  ref,
}: SearchInputProps) {
  const { t } = useTranslation()
  const { text, type, commit } = useDelayedText(value, onChange, delayMs)
  return (
    <InputGroup
      width="full"
      maxW={{ base: 'full', md: 'xs' }}
      startElement={<Search aria-hidden size={16} />}
      endElementProps={{ pointerEvents: 'auto', px: '1' }}
      endElement={
        text === '' ? undefined : (
          <IconButton
            type="button"
            variant="ghost"
            size="xs"
            aria-label={t('common.clearSearch')}
            onClick={() => commit('')}
          >
            <X aria-hidden />
          </IconButton>
        )
      }
    >
      <Input
        ref={ref}
        type="search"
        size={size}
        aria-label={label}
        placeholder={placeholder}
        autoFocus={autoFocus}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(text)
        }}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
    </InputGroup>
  )
}

/**
 * What is in the field runs ahead of `value`. What was asked for comes back as `value` a moment later and takes nothing
 * away that was typed since; any other value (back button, clear) takes over, and the typing that waits is forgotten.
 */
function useDelayedText(value: string, onChange: (value: string) => void, delayMs: number) {
  const [{ text, seen, asked }, setState] = useState<DelayedText>({ text: value, seen: value, asked: [] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // When the pause is over, the page around may be another one than when the typing began.
  const latest = useRef({ text, expected: value, onChange })
  useEffect(() => {
    latest.current = { text, expected: asked.at(-1) ?? value, onChange }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  if (seen !== value) {
    const place = asked.indexOf(value)
    setState({ text: place < 0 ? value : text, seen: value, asked: place < 0 ? [] : asked.slice(place + 1) })
  }
  const commit = (next: string): void => {
    clearTimeout(timer.current)
    const isNew = next !== latest.current.expected
    setState((state) => ({ ...state, text: next, asked: isNew ? [...state.asked, next] : state.asked }))
    if (isNew) latest.current.onChange(next)
  }
  const type = (next: string): void => {
    clearTimeout(timer.current)
    latest.current.text = next
    setState((state) => ({ ...state, text: next }))
    timer.current = setTimeout(() => {
      if (latest.current.text === next) commit(next)
    }, delayMs)
  }
  return { text, type, commit }
}
