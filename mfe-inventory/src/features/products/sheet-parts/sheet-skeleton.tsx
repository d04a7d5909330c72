import { Flex, SimpleGrid, Skeleton } from '@comptoir/platform'

const FACTS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The shape of a product's sheet while it is read. */
export function SheetSkeleton() {
  return (
    <Flex direction="column" gap="5" aria-busy="true">
      <Skeleton h="120px" w="120px" />
      <SimpleGrid columns={2} columnGap="4" rowGap="3">
        {FACTS.map((fact) => (
          <Flex key={fact} direction="column" gap="1.5">
            <Skeleton h="3" w="40%" />
            <Skeleton h="4" w="70%" />
          </Flex>
        ))}
      </SimpleGrid>
      <LinesSkeleton />
      <LinesSkeleton />
    </Flex>
  )
}

/** Some lines that are awaited. */
export function LinesSkeleton() {
  return (
    <Flex direction="column" gap="2" aria-busy="true">
      <Skeleton h="4" w="90%" />
      <Skeleton h="4" w="80%" />
      <Skeleton h="4" w="85%" />
    </Flex>
  )
}
