import { useState, type KeyboardEvent } from 'react'
import { Check, Plus, X } from 'lucide-react'
import { ATTRIBUTES, type Attribute } from '@comptoir/contracts/inventory/attributes'
import {
  Box,
  chakra,
  Flex,
  IconButton,
  Input,
  NativeSelect,
  newId,
  Text,
  updateOne,
  useSave,
  useTranslation,
} from '@comptoir/platform'

interface AttributeChoiceProps {
  attribute: Attribute
  valueIds: readonly string[]
  /** The value of the product itself; null: the first that is chosen. */
  ownId: string | null
  /** Whether the product itself becomes one of the variants. */
  hasOwn: boolean
  onToggle: (valueId: string, isChosen?: boolean) => void
  onOwn: (valueId: string) => void
  onForget?: () => void
}

/** The values of one attribute, to be chosen or typed, and the one that the product itself has. */
export function AttributeChoice({
  attribute,
  valueIds,
  ownId,
  hasOwn,
  onToggle,
  onOwn,
  onForget,
}: AttributeChoiceProps) {
  const { t } = useTranslation('inventory')
  const { name, values } = attribute
  const chosen = values.filter(({ id }) => valueIds.includes(id))
  return (
    <Box borderWidth="1px" borderColor="border.subtle" borderRadius="lg" p="3">
      <Flex justify="space-between" align="center" mb="2">
        <Text fontWeight="medium" dir="auto">
          {name}
        </Text>
        {onForget ? (
          <IconButton variant="ghost" size="xs" aria-label={t('variants.make.forget', { name })} onClick={onForget}>
            <X aria-hidden />
          </IconButton>
        ) : null}
      </Flex>
      <Flex role="group" aria-label={t('variants.make.valuesOf', { name })} wrap="wrap" gap="1.5" align="center">
        {values.map((value) => (
          <ValueToggle
            key={value.id}
            label={value.name}
            isChosen={valueIds.includes(value.id)}
            onToggle={() => onToggle(value.id)}
          />
        ))}
        <NewValue attribute={attribute} onAdded={(valueId) => onToggle(valueId, true)} />
      </Flex>
      {hasOwn && chosen.length > 1 ? (
        <chakra.label display="flex" gap="2" alignItems="center" mt="3" flexWrap="wrap">
          <Text as="span" textStyle="small" color="fg.muted">
            {t('variants.make.own')}
          </Text>
          <NativeSelect.Root size="sm" w="auto">
            <NativeSelect.Field
              aria-label={t('variants.make.ownOf', { name })}
              value={ownId ?? chosen[0]?.id}
              onChange={(event) => onOwn(event.target.value)}
            >
              {chosen.map((value) => (
                <option key={value.id} value={value.id}>
                  {value.name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </chakra.label>
      ) : null}
    </Box>
  )
}

function ValueToggle({ label, isChosen, onToggle }: { label: string; isChosen: boolean; onToggle: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      display="inline-flex"
      alignItems="center"
      gap="1"
      h="8"
      px="3"
      borderWidth="1px"
      borderRadius="full"
      cursor="pointer"
      textStyle="small"
      dir="auto"
      {...(isChosen
        ? { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border' }
        : { bg: 'bg.card', borderColor: 'border.control' })}
    >
      {isChosen ? <Check aria-hidden size={14} /> : null}
      {label}
    </chakra.button>
  )
}

/** A value that the attribute has not got yet: it gets it at once, for all products. */
function NewValue({ attribute, onAdded }: { attribute: Attribute; onAdded: (valueId: string) => void }) {
  const { t } = useTranslation('inventory')
  const [draft, setDraft] = useState('')
  const adding = useSave(
    (value: { id: string; name: string }) => {
      const { name, isActive, values } = attribute
      return updateOne(ATTRIBUTES, attribute, { name, isActive, values: [...values, value] })
    },
    {
      contract: ATTRIBUTES.input.properties.values.items,
      invalidates: [ATTRIBUTES],
      onSaved: (_, { id }) => {
        setDraft('')
        onAdded(id)
      },
    },
  )
  const add = (): void => {
    const name = draft.trim()
    if (name === '' || adding.isSaving) return
    const known = attribute.values.find((value) => value.name.toLowerCase() === name.toLowerCase())
    if (!known) return void adding.save({ id: newId(), name })
    setDraft('')
    onAdded(known.id)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <Flex gap="1" align="center">
      <Input
        size="sm"
        w="36"
        dir="auto"
        maxLength={80}
        autoComplete="off"
        aria-label={t('variants.make.newValueOf', { name: attribute.name })}
        placeholder={t('variants.make.newValue')}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="button"
        variant="outline"
        size="sm"
        aria-label={t('variants.make.addValueTo', { name: attribute.name })}
        disabled={draft.trim() === ''}
        loading={adding.isSaving}
        onClick={add}
      >
        <Plus aria-hidden />
      </IconButton>
    </Flex>
  )
}
