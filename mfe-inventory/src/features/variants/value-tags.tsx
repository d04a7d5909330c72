import { Flex, StatusBadge } from '@comptoir/platform'

/** The values that tell a variant from the others of its group. */
export function ValueTags({ values }: { values: readonly string[] }) {
  return (
    <Flex as="span" gap="1" wrap="wrap">
      {values.map((value) => (
        <StatusBadge key={value} size="sm" tone="neutral" label={value} />
      ))}
    </Flex>
  )
}
