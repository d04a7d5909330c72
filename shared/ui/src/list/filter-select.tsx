import { NativeSelect, type SystemStyleObject } from '../chakra.ts'
import { LEAST_WIDTH } from '../theme/global-css.ts'
import { usePromptValue } from '../page/use-prompt-value.ts'

export interface FilterSelectProps {
  label: string
  /** Shown while nothing is filtered. */
  everything: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  onChange: (value: string | null) => void
}

/**
 * One filter of a list, beside its search. It is as wide as its words while it filters nothing, however long the names are
 * that may be chosen: these often come later, and what stands around it stays where it is.
 */
export function FilterSelect({ label, everything, value = '', options, onChange }: FilterSelectProps) {
  const chosen = usePromptValue(value, (next) => onChange(next || null))
  return (
    <NativeSelect.Root css={AS_WIDE_AS_ITS_WORDS} data-words={everything}>
      <NativeSelect.Field
        aria-label={label}
        value={chosen.value}
        onChange={(event) => chosen.set(event.target.value)}
        onBlur={chosen.settle}
      >
        <option value="">{everything}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

const AS_WIDE_AS_ITS_WORDS: SystemStyleObject = {
  w: 'auto',
  minW: '40',
  maxW: '60',
  flex: { base: '0 0 auto', md: '0 1 auto' },
  flexDirection: 'column',
  _before: {
    content: 'attr(data-words)',
    visibility: 'hidden',
    h: '0',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textStyle: 'body',
    // What the field has around its words.
    ps: '3',
    pe: '10',
  },
  // Its choices ask for no width, which it is given by its place alone.
  '& > select': { w: '0', minW: 'full', [LEAST_WIDTH]: '100%' },
}
