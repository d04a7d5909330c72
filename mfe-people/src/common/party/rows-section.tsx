import type { ReactNode } from 'react'
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
  return (
    <FormSection title={title} columns={1}>
      <Text color="fg.muted">{help}</Text>
      {keys.map((key, index) => (
        <Row key={key} index={index} {...props} />
      ))}
      {keys.length < MOST_OWN_ROWS ? (
        <Button
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

function Row({
  index,
  rowLabel,
  removeLabel,
  onRemove,
  isDisabled = false,
  children,
}: RowsSectionProps & { index: number }) {
  return (
    <Flex gap="2" align="flex-start" role="group" aria-label={rowLabel(index + 1)}>
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
