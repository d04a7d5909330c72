import { Copy } from 'lucide-react'
import { Box, Button, chakra, copyText } from '@comptoir/platform'

interface ShownSecretProps {
  secret: string
  label: string
  copy: string
}

/** A secret to be copied now, since it is shown nowhere else again. */
export function ShownSecret({ secret, label, copy }: ShownSecretProps) {
  return (
    <>
      <Box bg="bg.sunken" borderRadius="md" p="4" dir="ltr" overflowWrap="anywhere">
        <chakra.code aria-label={label}>{secret}</chakra.code>
      </Box>
      <Box>
        <Button variant="outline" onClick={() => void copyText(secret)}>
          <Copy aria-hidden />
          {copy}
        </Button>
      </Box>
    </>
  )
}
