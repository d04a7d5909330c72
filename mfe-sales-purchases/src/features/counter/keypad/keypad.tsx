import { Check, Delete } from 'lucide-react'
import { Button, chakra, Grid, IconButton, useLanguage, useStore, useTranslation } from '@comptoir/platform'
import { useLayoutEffect } from 'react'
import { useFocus } from '../focus/counter-focus.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const look = { '& button': { h: '3.25rem', w: 'full', px: '1', fontSize: 'xl', fontVariantNumeric: 'tabular-nums' } }

/** Large keys for the amount that a finger has tapped, below it: it keeps the focus, and a keyboard goes on writing in it. */
export function Keypad() {
  const { t } = useTranslation('sales-purchases')
  const mark = useLanguage() === 'en' ? '.' : ','
  const { keypad, toSearch } = useFocus()
  const { field, isEntered } = useStore(keypad)
  useLayoutEffect(() => {
    if (!field) return
    // Not before the press is over: what is pressed would move away from below the finger.
    const leave = (): void => {
      if (document.activeElement !== field) keypad.setState({ field: null })
    }
    leave()
    field.select()
    field.scrollIntoView({ block: 'nearest' })
    const leaving = new AbortController()
    globalThis.addEventListener('click', leave, leaving)
    globalThis.addEventListener('keyup', leave, leaving)
    return () => leaving.abort()
  }, [field, keypad])
  if (!field) return null
  const done = (): void => {
    if (isEntered) field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    else toSearch()
  }
  return (
    <Grid
      dir="ltr"
      role="group"
      aria-label={t('counterTools.keypad.label')}
      templateColumns="repeat(4, minmax(0, 1fr))"
      gap="1.5"
      flex="none"
      css={look}
      onMouseDown={(event) => event.preventDefault()}
    >
      {DIGITS.map((digit, index) => (
        <Key key={digit} field={field} text={digit} place={`${Math.floor(index / 3) + 1} / ${(index % 3) + 1}`} />
      ))}
      <Key field={field} text={mark} place="4 / 1" />
      <Key field={field} text="0" place="4 / 2" />
      <Key field={field} text="00" place="4 / 3" />
      <IconButton
        variant="outline"
        gridArea="1 / 4"
        tabIndex={-1}
        aria-label={t('counterTools.keypad.delete')}
        onClick={() => remove(field)}
      >
        <Delete aria-hidden />
      </IconButton>
      <chakra.div gridArea="2 / 4 / 5" css={{ '& button': { h: 'full' } }}>
        <IconButton tabIndex={-1} aria-label={t('counterTools.keypad.done')} onClick={done}>
          <Check aria-hidden />
        </IconButton>
      </chakra.div>
    </Grid>
  )
}

function Key({ text, place, field }: { text: string; place: string; field: HTMLInputElement }) {
  return (
    <Button variant="outline" gridArea={place} tabIndex={-1} onClick={() => write(field, text)}>
      {text}
    </Button>
  )
}

/** As if typed: in place of what is selected, or where the caret is. */
function write(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function remove(field: HTMLInputElement): void {
  const { selectionStart, selectionEnd } = field
  if (selectionStart !== null && selectionStart === selectionEnd && selectionStart > 0)
    field.setSelectionRange(selectionStart - 1, selectionStart)
  write(field, '')
}
