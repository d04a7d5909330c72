import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { MOST_OWN_ROWS } from '@comptoir/contracts/people/parties'
import { Button, Flex, IconButton, SimpleGrid, Text } from '@comptoir/platform'
import { FormSection } from '@comptoir/platform/forms'

export interface RowsSectionProps {
  title: string
  help: string
  /** Keys of the rows that are there, in their order. */
  keys: readonly string[]
  rowLabel: (place: number) => string
  removeLabel: (place: number) => string
  addLabel: string
  onAdd: () => void
  onRemove: (index: number) => void
  isDisabled?: boolean
  /** The fields of one. */
  children: (index: number) => ReactNode
}

/** Rows that are saved with the form that they are part of: added, changed in their place and taken away. */
export function RowsSection(props: RowsSectionProps) {
  const { title, help, keys, addLabel, onAdd, isDisabled = false } = props
  const { rowAt, addButton, removeAt } = useNextFocus(props)
  return (
    <FormSection title={title} columns={1}>
      <Text color="fg.muted">{help}</Text>
      {keys.map((key, index) => (
        <Row key={key} {...props} index={index} rowRef={rowAt(index)} onRemove={removeAt} />
      ))}
      {keys.length < MOST_OWN_ROWS ? (
        <Button
          ref={addButton}
          type="button"
          variant="outline"
          size="lg"
          alignSelf="start"
          justifySelf="start"
          disabled={isDisabled}
          onClick={onAdd}
        >
          <Plus aria-hidden size={16} />
          {addLabel}
        </Button>
      ) : null}
    </FormSection>
  )
}

/** The focus of a row that is taken away goes on to the next one, and from the last to where one is added. */
function useNextFocus({ keys, onRemove }: RowsSectionProps) {
  const rows = useRef<(HTMLElement | null)[]>([])
  const addButton = useRef<HTMLButtonElement>(null)
  const removed = useRef<number | null>(null)
  useEffect(() => {
    if (removed.current === null) return
    const field = rows.current[removed.current]?.querySelector<HTMLElement>('input, select, textarea')
    removed.current = null
    const next = field ?? addButton.current
    next?.focus()
  }, [keys.length])
  return {
    addButton,
    rowAt: (index: number) => (row: HTMLElement | null) => {
      rows.current[index] = row
    },
    removeAt: (index: number): void => {
      removed.current = index
      onRemove(index)
    },
  }
}

function Row({
  index,
  rowRef,
  rowLabel,
  removeLabel,
  onRemove,
  isDisabled = false,
  children,
}: RowsSectionProps & { index: number; rowRef: Ref<HTMLDivElement> }) {
  return (
    <Flex ref={rowRef} gap="2" align="flex-start" role="group" aria-label={rowLabel(index + 1)}>
      <SimpleGrid flex="1" minW="0" columns={{ base: 1, sm: 2 }} columnGap="4" rowGap="3" alignItems="start">
        {children(index)}
      </SimpleGrid>
      <IconButton
        type="button"
        variant="ghost"
        size="lg"
        mt="7"
        aria-label={removeLabel(index + 1)}
        disabled={isDisabled}
        onClick={() => onRemove(index)}
      >
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </Flex>
  )
}
