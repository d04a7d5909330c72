import { HStack, Kbd } from '../chakra.ts'

export interface KeyHintProps {
  /** As printed on the keyboard: `['Ctrl', 'K']`. */
  keys: string[]
}

/** The keys that do the same as the button beside them. */
export function KeyHint({ keys }: KeyHintProps) {
  return (
    <HStack as="span" display="inline-flex" gap="1" dir="ltr">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </HStack>
  )
}
