import { useId, type ReactNode } from 'react'
import { Ban } from 'lucide-react'
import type { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { Center, chakra, Flex, Text, VisuallyHidden } from '@comptoir/platform'
import { useController, type FieldProps, type ValuesOf } from '@comptoir/platform/forms'

interface MarkFieldProps extends Pick<FieldProps<ValuesOf<typeof CATEGORIES>>, 'control' | 'label'> {
  name: 'colour' | 'icon'
  /** What choosing none is called. */
  none: string
  options: readonly { value: string; label: string; shown: ReactNode }[]
}

/** One of some colours or pictures, all in sight, or none. */
export function MarkField({ control, name, label, none, options }: MarkFieldProps) {
  const labelId = useId()
  const { field } = useController({ control, name })
  const all = [{ value: null, label: none, shown: <Ban size={18} /> }, ...options]
  return (
    <Flex direction="column" gap="1.5" role="radiogroup" aria-labelledby={labelId}>
      <Text id={labelId} fontWeight="medium">
        {label}
      </Text>
      <Flex wrap="wrap" gap="1.5">
        {all.map((option) => (
          <chakra.label key={option.value ?? ''} title={option.label} position="relative" cursor="pointer">
            <chakra.input
              type="radio"
              className="peer"
              name={field.name}
              checked={(field.value ?? null) === option.value}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            <Center
              aria-hidden
              boxSize="11"
              borderRadius="md"
              borderWidth="1px"
              borderColor="border.default"
              color="fg.muted"
              _peerChecked={{
                borderColor: 'brand.solid',
                boxShadow: 'inset 0 0 0 1px currentColor',
                color: 'brand.fg',
              }}
              _peerFocusVisible={{ outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' }}
            >
              {option.shown}
            </Center>
            <VisuallyHidden>{option.label}</VisuallyHidden>
          </chakra.label>
        ))}
      </Flex>
    </Flex>
  )
}
