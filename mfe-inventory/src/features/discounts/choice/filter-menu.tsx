import { Check, ChevronDown, X } from 'lucide-react'
import { Button, Flex, IconButton, Portal, Text, useFormat, useTranslation } from '@comptoir/platform'
import { Menu } from '@comptoir/platform/overlays'

export interface FilterMenuProps {
  label: string
  options: readonly { value: string; label: string }[]
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** A filter that accepts several values: the chosen ones are on its button, and a cross removes them. */
export function FilterMenu({ label, options, values, onChange }: FilterMenuProps) {
  const { t } = useTranslation('inventory')
  const isOn = values.length > 0
  const toggle = (value: string, isChosen: boolean): void =>
    onChange(isChosen ? [...values, value] : values.filter((each) => each !== value))
  return (
    <Flex gap="0">
      <Menu.Root closeOnSelect={false} lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
        <Menu.Trigger asChild>
          <Button
            variant={isOn ? 'subtle' : 'outline'}
            maxW="60"
            disabled={options.length === 0}
            {...(isOn ? { borderEndRadius: 0, borderEndWidth: 0, _focusVisible: { zIndex: 1 } } : {})}
          >
            <ButtonText label={label} options={options} values={values} />
            <ChevronDown aria-hidden size={16} />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={label} maxH="min(var(--available-height), 22rem)">
              {options.map((option) => (
                <Menu.CheckboxItem
                  key={option.value}
                  value={option.value}
                  checked={values.includes(option.value)}
                  onCheckedChange={(isChosen) => toggle(option.value, isChosen)}
                >
                  <Menu.ItemIndicator>
                    <Check aria-hidden size={16} />
                  </Menu.ItemIndicator>
                  <Menu.ItemText dir="auto">{option.label}</Menu.ItemText>
                </Menu.CheckboxItem>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isOn ? (
        <IconButton
          variant="subtle"
          borderStartRadius={0}
          aria-label={t('common.removeFilter', { name: label })}
          onClick={() => onChange([])}
        >
          <X aria-hidden size={16} />
        </IconButton>
      ) : null}
    </Flex>
  )
}

/** `Brand`, `Brand: Cap Bon`, or `Brand: 3 of 14`. */
function ButtonText({ label, options, values }: Omit<FilterMenuProps, 'onChange'>) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  if (values.length === 0) return label
  const only = values.length === 1 ? options.find(({ value }) => value === values[0]) : undefined
  const value =
    only?.label ??
    t('discounts.choice.someOf', { some: format.number(values.length), all: format.number(options.length) })
  return (
    <Text as="span" truncate>
      {t('common.labelled', { label })} <bdi>{value}</bdi>
    </Text>
  )
}
