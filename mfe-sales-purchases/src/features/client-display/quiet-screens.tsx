import { CircleCheck, Coffee } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  Center,
  Code,
  Flex,
  Heading,
  Image,
  Money,
  Text,
  useCompany,
  useCompanyPhoto,
  usePointOfSale,
} from '@comptoir/platform'
import { Said } from './said.tsx'
import type { Shown } from './shown.ts'

/** Between two clients: whose shop it is. */
export function WelcomeScreen() {
  const { name } = usePointOfSale()
  const company = useCompany()
  return (
    <Quiet>
      <ShopLogo />
      <Heading as="h1" fontSize="clamp(2rem, 6vw, 4.5rem)" lineHeight="1.2">
        <bdi>{company.name}</bdi>
      </Heading>
      <Text fontSize="clamp(1.25rem, 2.5vw, 2rem)" color="fg.muted">
        <bdi>{name}</bdi>
      </Text>
      <Text fontSize="clamp(1.5rem, 4vw, 3rem)" color="brand.fg" fontWeight="semibold">
        <Said word="welcome" />
      </Text>
    </Quiet>
  )
}

export function PausedScreen() {
  return (
    <Quiet>
      <Coffee aria-hidden size={64} />
      <Heading as="h1" fontSize="clamp(1.5rem, 4vw, 3rem)" lineHeight="1.4" color="fg.muted">
        <Said word="paused" />
      </Heading>
    </Quiet>
  )
}

/** The sale is made: what goes back, and thanks. */
export function SoldScreen({ sold }: { sold: Extract<Shown, { kind: 'sold' }> }) {
  const { currency } = sold
  return (
    <Quiet>
      <Flex color="success.fg">
        <CircleCheck aria-hidden size={72} />
      </Flex>
      <Heading as="h1" fontSize="clamp(1.75rem, 5vw, 3.5rem)" lineHeight="1.3">
        <Said word="thanks" />
      </Heading>
      <Text fontSize="clamp(1.125rem, 2vw, 1.75rem)" color="fg.muted">
        <Said word="total" isInline /> <Money amountMinor={sold.totalMinor} currency={currency} isBold />
      </Text>
      {sold.changeMinor > 0 ? (
        <Flex
          direction="column"
          align="center"
          gap="1"
          px="10"
          py="5"
          borderRadius="lg"
          bg="success.subtle"
          color="success.fg"
          fontSize="clamp(1.125rem, 2.5vw, 2rem)"
        >
          <Said word="change" isInline />
          <Text fontSize="clamp(2.5rem, 8vw, 6rem)" fontWeight="bold" lineHeight="1.1">
            <Money amountMinor={sold.changeMinor} currency={currency} tone="success" isBold />
          </Text>
        </Flex>
      ) : null}
      {sold.savedMinor > 0 ? (
        <Text fontSize="clamp(1.125rem, 2vw, 1.75rem)" color="attention.fg">
          <Said word="saved" isInline /> <Money amountMinor={sold.savedMinor} currency={currency} />
        </Text>
      ) : null}
      <Text color="fg.muted">
        <Said word="ticket" isInline /> <Code>{sold.number}</Code>
      </Text>
    </Quiet>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Center h="full" p="6" role="status">
      <Flex direction="column" align="center" gap="5" textAlign="center" maxW="full">
        {children}
      </Flex>
    </Center>
  )
}

/** The company's logo; nothing where it has none or where it cannot be shown. */
function ShopLogo() {
  const { photo } = useCompanyPhoto()
  const [broken, setBroken] = useState<string | null>(null)
  if (photo === null || photo === broken) return null
  return <Image src={photo} alt="" maxW="60vw" maxH="28dvh" objectFit="contain" onError={() => setBroken(photo)} />
}
