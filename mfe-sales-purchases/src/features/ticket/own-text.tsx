import { chakra } from '@comptoir/platform'

/** What the shop prints of its own, line by line as it was typed, each line in the direction of its own words. */
export function OwnText({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <chakra.div textAlign="center" whiteSpace="pre-wrap" overflowWrap="anywhere" css={{ unicodeBidi: 'plaintext' }}>
      {text}
    </chakra.div>
  )
}
