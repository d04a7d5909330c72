import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { Search } from 'lucide-react'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import {
  Box,
  chakra,
  Code,
  Flex,
  Input,
  InputGroup,
  notify,
  Text,
  useList,
  useSettled,
  VisuallyHidden,
} from '@comptoir/platform'
import { findScanned } from './find-scanned.ts'

/** How long the typing pauses before it is asked. */
const PAUSE_MS = 200
const MOST_FOUND = 8
const ONE_MILLI = 1000

/** What the picker says, in the words of the feature that it stands in. */
export interface PickerWords {
  label: string
  hint: string
  nothing: (text: string) => string
  /** That a code could not be looked up. */
  lost: (text: string) => string
  found: (count: number) => string
}

interface ProductPickerProps {
  ref?: Ref<HTMLInputElement>
  words: PickerWords
  onPick: (product: Product, quantityMilli: number) => void
}

/**
 * Finds products by barcode, code or words. Enter takes what the code stands for, or else what is highlighted, and empties the
 * field for the next one: codes are looked up in the order in which they were scanned, however fast they follow each other.
 */
export function ProductPicker({ ref, words: said, onPick }: ProductPickerProps) {
  const [fieldId, listId] = [useId(), useId()]
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const lookUps = useRef(Promise.resolve())
  const words = useSettled(text.trim(), PAUSE_MS)
  const found = useList(
    PRODUCTS,
    { page: 1, limit: MOST_FOUND, search: { text: words }, filter: { isActive: 'true' } },
    { enabled: words !== '' },
  )
  const isAnswered = words !== '' && words === text.trim() && found.data !== undefined && !found.isPlaceholderData
  const offered = isAnswered ? (found.data?.data ?? []) : []
  const active = offered[Math.min(at, offered.length - 1)]

  const pick = (product: Product): void => {
    setText('')
    setAt(0)
    onPick(product, ONE_MILLI)
  }
  const lookUp = async (typed: string, highlighted: Product | undefined): Promise<void> => {
    const scanned = await findScanned(typed).catch(() => 'lost' as const)
    if (scanned === 'lost') notify.error(said.lost(typed))
    else if (scanned) onPick(scanned.product, scanned.quantityMilli)
    else if (highlighted) onPick(highlighted, ONE_MILLI)
    else notify.error(said.nothing(typed))
  }
  const enter = (): void => {
    const typed = text.trim()
    if (typed === '') return
    setText('')
    setAt(0)
    lookUps.current = lookUps.current.then(() => lookUp(typed, active))
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt(Math.min(Math.max(at + step, 0), Math.max(offered.length - 1, 0)))
    else if (event.key === 'Enter') enter()
    else return
    event.preventDefault()
  }
  return (
    <Box position="relative" data-print="hide">
      <chakra.label htmlFor={fieldId} fontWeight="medium">
        {said.label}
      </chakra.label>
      <InputGroup mt="1.5" startElement={<Search aria-hidden size={18} />}>
        <Input
          ref={ref}
          id={fieldId}
          size="lg"
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active.id}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          placeholder={said.hint}
          value={text}
          onChange={(event) => {
            setAt(0)
            setText(event.target.value)
          }}
          onKeyDown={press}
        />
      </InputGroup>
      {isAnswered && offered.length === 0 ? (
        <Text role="status" mt="1" color="fg.muted">
          {said.nothing(words)}
        </Text>
      ) : null}
      {offered.length === 0 ? null : (
        <>
          <VisuallyHidden role="status">{said.found(offered.length)}</VisuallyHidden>
          <Box
            {...{ role: 'listbox', id: listId, 'aria-label': said.label }}
            {...{ position: 'absolute', insetX: '0', mt: '1', p: '1', zIndex: 'dropdown', maxH: '20rem' }}
            {...{ overflowY: 'auto', bg: 'bg.raised', borderWidth: '1px', borderRadius: 'md', boxShadow: 'md' }}
          >
            {offered.map((product) => (
              <Box
                key={product.id}
                role="option"
                id={`${listId}-${product.id}`}
                aria-selected={product === active}
                {...{ minH: '11', px: '3', py: '1.5', borderRadius: 'sm', cursor: 'pointer' }}
                bg={product === active ? 'bg.selected' : undefined}
                _hover={{ bg: product === active ? 'bg.selected' : 'bg.sunken' }}
                onClick={() => pick(product)}
              >
                <Flex justify="space-between" align="center" gap="3" minH="8">
                  <bdi>{product.designation}</bdi>
                  <Code tone="muted">{product.code}</Code>
                </Flex>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
