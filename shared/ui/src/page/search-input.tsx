import { Search, X } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton, Input, InputGroup } from '../chakra.ts'
import { type PromptValue, usePromptValue } from './use-prompt-value.ts'

export interface SearchInputProps {
  value: string
  /** Called once the typing pauses, at once on Enter and on clearing. */
  onChange: (value: string) => void
  label: string
  /** What can be typed; the label when left out. */
  placeholder?: string
  delayMs?: number
  size?: 'md' | 'lg' | 'xl'
  autoFocus?: boolean
  /** Among the tools of a row, whose width it shares. */
  isInRow?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A search field that asks when the typing pauses, so that a list is not fetched for every letter. */
export function SearchInput({
  value,
  onChange,
  label,
  placeholder = label,
  delayMs = 250,
  size = 'md',
  autoFocus = false,
  isInRow = false,
  ref,
}: SearchInputProps) {
  const { t } = useTranslation()
  const { value: text, show, set, settle } = useDelayedText(value, onChange, delayMs)
  return (
    <InputGroup
      width="full"
      maxW={{ base: 'full', md: 'xs' }}
      {...(isInRow ? { flex: { md: '1 1 13rem' } } : {})}
      startElement={<Search aria-hidden size={16} />}
      endElementProps={{ pointerEvents: 'auto', px: '1' }}
      endElement={
        text === '' ? undefined : (
          <IconButton
            type="button"
            variant="ghost"
            size="xs"
            aria-label={t('common.clearSearch')}
            onClick={() => set('')}
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
        onChange={(event) => show(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // A form around it is not sent.
          event.preventDefault()
          set(text)
        }}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
    </InputGroup>
  )
}

/** What is in the field runs ahead of `value` until the typing pauses. A value from elsewhere (step back, clear) takes over, and the typing that waits is forgotten. */
function useDelayedText(value: string, onChange: (value: string) => void, delayMs: number): PromptValue {
  const text = usePromptValue(value, onChange)
  // When the pause is over, the page around may be another one than when the typing began.
  const ask = useEffectEvent(text.set)
  useEffect(() => {
    const timer = setTimeout(() => ask(text.value), delayMs)
    return () => clearTimeout(timer)
  }, [text.value, delayMs])
  return text
}
