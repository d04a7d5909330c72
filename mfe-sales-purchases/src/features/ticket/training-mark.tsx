import { Box } from '@comptoir/platform'
import { Main, Second } from './paper-parts.tsx'
import { TRAINING } from './paper-words.ts'

/** Across the paper of what was only practised: nobody takes it for a receipt. */
export function TrainingMark() {
  return (
    <Box
      border="calc(0.5 * var(--mm)) solid"
      borderColor="black"
      p="calc(1 * var(--mm))"
      textAlign="center"
      fontWeight="bold"
    >
      <div>
        <Main of={TRAINING} />
      </div>
      <div>
        <Second of={TRAINING} />
      </div>
    </Box>
  )
}
