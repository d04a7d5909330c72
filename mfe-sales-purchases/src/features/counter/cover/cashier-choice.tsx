import { Button, Center, Flex, useTranslation } from '@comptoir/platform'
import { initialsOf } from '../products/initials.ts'

export interface CashierChoiceProps {
  people: readonly { id: string; name: string }[]
  value: string
  onChange: (id: string) => void
}

/** Who comes to the counter. */
export function CashierChoice({ people, value, onChange }: CashierChoiceProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Flex role="group" aria-label={t('counterCashier.who')} wrap="wrap" justify="center" gap="2">
      {people.map(({ id, name }) => (
        <Button
          key={id}
          variant={id === value ? 'solid' : 'outline'}
          size="xl"
          h="12"
          px="3"
          gap="2"
          maxW="full"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
        >
          <Center
            aria-hidden
            boxSize="8"
            flexShrink={0}
            borderRadius="full"
            bg="brand.subtle"
            color="brand.fg"
            textStyle="small"
          >
            {initialsOf(name)}
          </Center>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </Flex>
  )
}
