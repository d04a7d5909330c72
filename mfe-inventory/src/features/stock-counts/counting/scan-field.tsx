import { useRef, useState } from 'react'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import {
  Box,
  Button,
  chakra,
  Chip,
  Code,
  ExtensionSlot,
  Flex,
  Input,
  newId,
  serverNow,
  useFormat,
  useList,
  useSettled,
  useTranslation,
} from '@comptoir/platform'
import type { WaitingEntry } from './entry-queue.ts'
import { SCAN_FIELD_ID } from './scan-focus.ts'
import { ofCode, readTyped, type TypedScan } from './typed-scan.ts'

interface ScanFieldProps {
  round: number
  onEntry: (entry: WaitingEntry) => void
}

/** How long the typing pauses before products are looked for by name: a scanner is done before that. */
const PAUSE_MS = 400
const MOST_FOUND = 6
/** Shorter texts find too much. */
const LEAST_LETTERS = 3

/**
 * The one field: a scanner ends each code with Enter, and each is one; `12*` makes it twelve of what comes next. Whoever has
 * no code types a name and takes what is found. The camera of the device does the same, where there is one.
 */
export function ScanField({ round, onEntry }: ScanFieldProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [awaitedMilli, setAwaited] = useState<number | null>(null)
  const { quantityMilli, code } = readTyped(text, awaitedMilli)

  const take = (read: TypedScan, product?: Product): void => {
    setText('')
    setAwaited(null)
    field.current?.focus()
    const what = product ? { productId: product.id } : { code: read.code }
    const countedAt = new Date(serverNow()).toISOString()
    onEntry({
      input: { id: newId(), round, countedAt, quantityMilli: read.quantityMilli, ...what },
      label: product?.designation ?? read.code,
    })
  }
  const enter = (): void => {
    const read = readTyped(text, awaitedMilli)
    if (read.code !== '') {
      take(read)
      return
    }
    if (text.trim() !== '') setAwaited(read.quantityMilli)
    setText('')
    field.current?.focus()
  }
  return (
    <Box>
      <chakra.label htmlFor={SCAN_FIELD_ID} fontWeight="medium">
        {t('stockCounts.counting.field')}
      </chakra.label>
      <Flex gap="2" mt="1.5">
        <Input
          ref={field}
          id={SCAN_FIELD_ID}
          data-awaits={awaitedMilli === null ? undefined : true}
          size="xl"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={80}
          placeholder={t('stockCounts.counting.hint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            enter()
          }}
        />
        <Button size="xl" disabled={text.trim() === ''} onClick={enter}>
          {t('stockCounts.counting.add')}
        </Button>
      </Flex>
      {awaitedMilli === null ? null : (
        <Box mt="2" role="status">
          <Chip
            label={t('stockCounts.counting.times', { quantity: format.quantity(awaitedMilli) })}
            removeLabel={t('stockCounts.counting.timesRemove')}
            onRemove={() => setAwaited(null)}
          />
        </Box>
      )}
      <FoundByName
        text={code}
        quantityMilli={quantityMilli}
        onPick={(product) => take(readTyped(text, awaitedMilli), product)}
      />
      <Box mt="3">
        <ExtensionSlot point="stockCount.scan" onCode={(scanned) => take(ofCode(scanned, awaitedMilli))} />
      </Box>
    </Box>
  )
}

interface FoundProps {
  text: string
  quantityMilli: number
  onPick: (product: Product) => void
}

function FoundByName({ text, quantityMilli, onPick }: FoundProps) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const words = useSettled(text, PAUSE_MS)
  const isAsked = words.length >= LEAST_LETTERS && words === text
  const query = { page: 1, limit: MOST_FOUND, search: { text: words } }
  const { data, isPlaceholderData } = useList(PRODUCTS, query, { enabled: isAsked })
  if (!isAsked || !data || isPlaceholderData) return null
  return (
    <Flex as="ul" direction="column" listStyleType="none" mt="2" aria-label={t('stockCounts.plan.foundProducts')}>
      {data.data.map((product) => (
        <li key={product.id}>
          <Button
            variant="outline"
            size="xl"
            w="full"
            mb="1"
            justifyContent="space-between"
            aria-label={t('stockCounts.counting.pick', {
              quantity: format.quantity(quantityMilli),
              name: product.designation,
            })}
            onClick={() => onPick(product)}
          >
            <bdi>{product.designation}</bdi>
            <Code tone="muted">{product.code}</Code>
          </Button>
        </li>
      ))}
    </Flex>
  )
}
