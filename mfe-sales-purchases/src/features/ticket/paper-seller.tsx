import { chakra, Flex } from '@comptoir/platform'
import { PaperLogo } from './paper-logo.tsx'
import { Figure, Main } from './paper-parts.tsx'
import { TICKET } from './paper-words.ts'

export interface PaperSellerProps {
  seller: { name: string; address: string; phone?: string | null; taxId: string | null }
}

const SEPARATOR = ' · '

/** Who sells: logo, name, address, tax id and telephone, each only when known. */
export function PaperSeller({ seller }: PaperSellerProps) {
  const { name, address, phone = null, taxId } = seller
  return (
    <Flex direction="column" align="center" textAlign="center" gap="calc(0.6 * var(--mm))">
      <PaperLogo />
      <chakra.bdi fontWeight="bold" fontSize="calc(4.2 * var(--mm))" lineHeight="1.25">
        {name}
      </chakra.bdi>
      {address === '' ? null : <bdi>{address}</bdi>}
      <span>
        {taxId === null ? null : (
          <>
            <Main of={TICKET.taxId} /> <Figure>{taxId}</Figure>
          </>
        )}
        {taxId !== null && phone !== null ? SEPARATOR : null}
        {phone === null ? null : (
          <>
            <Main of={TICKET.phone} /> <Figure>{phone}</Figure>
          </>
        )}
      </span>
    </Flex>
  )
}
