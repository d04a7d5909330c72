import { useState, type KeyboardEvent } from 'react'
import { ATTRIBUTES, type Attribute } from '@comptoir/contracts/inventory/attributes'
import { Button, createOne, Flex, Input, NativeSelect, newId, Text, useSave, useTranslation } from '@comptoir/platform'

interface AttributePickerProps {
  offered: readonly Attribute[]
  onChoose: (attributeId: string) => void
}

/** One more attribute: one that the company has, or a new one by its name. */
export function AttributePicker({ offered, onChoose }: AttributePickerProps) {
  const { t } = useTranslation('inventory')
  const [draft, setDraft] = useState('')
  const making = useSave((name: string) => createOne(ATTRIBUTES, { id: newId(), name, values: [] }), {
    invalidates: [ATTRIBUTES],
    onSaved: ({ id }) => onChoose(id),
  })
  const make = (): void => {
    const name = draft.trim()
    if (name === '' || making.isSaving) return
    const known = offered.find((attribute) => attribute.name.toLowerCase() === name.toLowerCase())
    if (known) onChoose(known.id)
    else void making.save(name)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    make()
  }
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {offered.length > 0 ? (
        <>
          <NativeSelect.Root size="lg" flex="1 1 12rem">
            <NativeSelect.Field
              aria-label={t('variants.make.attribute')}
              value=""
              onChange={(event) => onChoose(event.target.value)}
            >
              <option value="">{t('variants.make.chooseAttribute')}</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Text color="fg.muted">{t('variants.make.or')}</Text>
        </>
      ) : null}
      <Flex flex="1 1 14rem" gap="2">
        <Input
          size="lg"
          dir="auto"
          maxLength={80}
          autoComplete="off"
          aria-label={t('variants.make.newAttribute')}
          placeholder={t('variants.make.newAttributeHint')}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="button"
          variant="outline"
          size="lg"
          disabled={draft.trim() === ''}
          loading={making.isSaving}
          onClick={make}
        >
          {t('common.add')}
        </Button>
      </Flex>
    </Flex>
  )
}
