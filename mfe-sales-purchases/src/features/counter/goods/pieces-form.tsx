import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { X } from 'lucide-react'
import { Box, chakra, Flex, IconButton, Input, Notice, Text, useStore, useTranslation } from '@comptoir/platform'
import type { CartLine } from '../cart/cart.ts'
import { useCart, useCartActions } from '../cart/cart-context.ts'
import { inOwnUnit } from '../cart/sold-by.ts'
import { useFocus } from '../focus/counter-focus.ts'

export interface PiecesFormProps {
  id: string
  line: CartLine
  onDone: () => void
}

/** The serial number of each piece, typed or scanned; with the last one it is done. */
export function PiecesForm({ id, line, onDone }: PiecesFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { track } = useCartActions()
  const taken = useTakenNumbers(line)
  const fieldId = useId()
  const [numbers, setNumbers] = useState<readonly string[]>(line.goods?.serialNumbers ?? [])
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const forMilli = inOwnUnit(line.product, line.quantityMilli) ?? 0
  const count = Math.floor(forMilli / 1000)
  const save = (serialNumbers: readonly string[]): void => {
    track(new Map([[line.id, { forMilli, serialNumbers: [...serialNumbers] }]]))
    onDone()
  }
  const add = (typed: string): void => {
    const number = typed.trim().slice(0, 60)
    if (number === '') return
    setText('')
    if (numbers.includes(number) || taken.has(number)) return setProblem(t('counterGoods.twice', { number }))
    if (numbers.length >= count) return setProblem(t('counterGoods.enough'))
    setProblem(null)
    const next = [...numbers, number]
    setNumbers(next)
    if (next.length === count) save(next)
  }
  useScannedNumber(add)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') save(numbers)
    else add(text)
  }
  return (
    <form id={id} noValidate onSubmit={submit}>
      <Flex direction="column" gap="3">
        <Box>
          <chakra.label htmlFor={fieldId} fontWeight="medium">
            {t('counterGoods.serialNumber')}
          </chakra.label>
          <Input
            id={fieldId}
            size="xl"
            mt="1.5"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Text mt="1" textStyle="small" color="fg.muted">
            {t('counterGoods.help')}
          </Text>
        </Box>
        {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
        <Text aria-live="polite" fontWeight="semibold">
          {t('counterGoods.pieces', { named: numbers.length, count })}
        </Text>
        <Numbers numbers={numbers} onRemove={(number) => setNumbers(numbers.filter((each) => each !== number))} />
      </Flex>
    </form>
  )
}

function Numbers({ numbers, onRemove }: { numbers: readonly string[]; onRemove: (number: string) => void }) {
  const { t } = useTranslation('sales-purchases')
  if (numbers.length === 0) return null
  return (
    <Box as="ul" listStyleType="none">
      {numbers.map((number) => (
        <Flex as="li" key={number} align="center" justify="space-between" gap="2" borderTopWidth="1px" py="1">
          <chakra.bdi overflowWrap="anywhere">{number}</chakra.bdi>
          <IconButton
            variant="ghost"
            size="xl"
            aria-label={t('counterGoods.remove', { number })}
            onClick={() => onRemove(number)}
          >
            <X aria-hidden />
          </IconButton>
        </Flex>
      ))}
    </Box>
  )
}

/** Those of the same product on other lines: a piece is sold once. */
function useTakenNumbers({ id, product }: CartLine): ReadonlySet<string> {
  const { lines } = useCart()
  const others = lines.filter((line) => line.id !== id && line.product.id === product.id)
  return new Set(others.flatMap(({ goods }) => goods?.serialNumbers ?? []))
}

/** Takes each code that is scanned meanwhile. */
function useScannedNumber(add: (code: string) => void): void {
  const { tool } = useFocus()
  const scanned = useStore(tool, (state) => state.scanned)
  const take = useEffectEvent(add)
  useEffect(() => {
    if (!scanned) return
    tool.setState({ scanned: null })
    take(scanned.code)
  }, [scanned, tool])
}
