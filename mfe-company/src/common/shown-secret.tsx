import { Copy } from 'lucide-react'
import { Box, Button, chakra } from '@comptoir/platform'
import { copyText } from './copy-text.ts'

interface ShownSecretProps {
  secret: string
  label: string
  copy: string
  said: { done: string; failed: string }
}

/** A secret to be copied now, since it is shown nowhere else again. */
export function ShownSecret({ secret, label, copy, said }: ShownSecretProps) {
  return (
    <>
      <Box bg="bg.sunken" borderRadius="md" p="4" dir="ltr" overflowWrap="anywhere">
        <chakra.code aria-label={label}>{secret}</chakra.code>
      </Box>
      <Box>
        <Button variant="outline" onClick={() => void copyText(secret, said)}>
          <Copy aria-hidden />
          {copy}
        </Button>
      </Box>
    </>
  )
}
