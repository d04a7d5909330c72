import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Search } from 'lucide-react'
import { Box, chakra, Input, InputGroup, Text, useTranslation, VisuallyHidden } from '@comptoir/platform'

export interface PickOneProps<Row> {
  label: string
  text: string
  onText: (text: string) => void
  /** What was found for the text; undefined while it is looked for. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  show: (row: Row) => ReactNode
  onPick: (row: Row) => void
}

/** A field and what it finds below it; arrows go through that, Enter takes the highlighted one. */
export function PickOne<Row>({ label, text, onText, rows, rowKey, show, onPick }: PickOneProps<Row>) {
  const { t } = useTranslation('sales-purchases')
  const [fieldId, listId] = [useId(), useId()]
  const [at, setAt] = useState(0)
  const offered = text.trim() === '' ? [] : (rows ?? [])
  const active = offered[Math.min(at, offered.length - 1)]
  const pick = (row: Row): void => {
    setAt(0)
    onPick(row)
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== undefined) setAt(Math.min(Math.max(at + step, 0), Math.max(offered.length - 1, 0)))
    else if (active !== undefined) pick(active)
  }
  return (
    <div>
      <chakra.label htmlFor={fieldId} fontWeight="medium">
        {label}
      </chakra.label>
      <InputGroup mt="1.5" startElement={<Search aria-hidden size={18} />}>
        <Input
          id={fieldId}
          size="xl"
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${rowKey(active)}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={text}
          onChange={(event) => {
            setAt(0)
            onText(event.target.value)
          }}
          onKeyDown={press}
        />
      </InputGroup>
      {text.trim() !== '' && rows?.length === 0 ? (
        <Text role="status" mt="1" color="fg.muted">
          {t('counterReturns.without.nothing', { text: text.trim() })}
        </Text>
      ) : null}
      {offered.length === 0 ? null : (
        <>
          <VisuallyHidden role="status">{t('counterReturns.without.found', { count: offered.length })}</VisuallyHidden>
          <Box role="listbox" id={listId} aria-label={label} maxH="14rem" overflowY="auto" mt="1">
            {offered.map((row) => (
              <Box
                key={rowKey(row)}
                role="option"
                id={`${listId}-${rowKey(row)}`}
                aria-selected={row === active}
                minH="12"
                px="3"
                py="1.5"
                borderRadius="md"
                cursor="pointer"
                bg={row === active ? 'bg.selected' : undefined}
                _hover={{ bg: row === active ? 'bg.selected' : 'bg.sunken' }}
                onClick={() => pick(row)}
              >
                {show(row)}
              </Box>
            ))}
          </Box>
        </>
      )}
    </div>
  )
}
