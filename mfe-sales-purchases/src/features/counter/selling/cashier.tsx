import { Center, Flex, Text } from '@comptoir/platform'
import { initialsOf } from '../products/initials.ts'

/** Whose session it is. */
export function Cashier({ name }: { name: string }) {
  return (
    <Flex align="center" gap="2" display={{ base: 'none', lg: 'flex' }} mx="1" minW="0">
      <Center
        aria-hidden
        boxSize="9"
        flexShrink={0}
        borderRadius="full"
        bg="brand.subtle"
        color="brand.fg"
        textStyle="small"
        fontWeight="semibold"
      >
        {initialsOf(name)}
      </Center>
      <Text textStyle="body" fontWeight="medium" truncate>
        {name}
      </Text>
    </Flex>
  )
}
