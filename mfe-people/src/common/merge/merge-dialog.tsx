import { Button, Flex, FormDialog, SearchInput, Text, useTranslation } from '@comptoir/platform'
import { SelectField, useWatch } from '@comptoir/platform/forms'
import type { PartyMerge } from './use-merge.ts'

interface MergeDialogProps {
  merge: PartyMerge
  title: string
  /** What moves, what stays, and that it cannot be undone. */
  text: string
  /** Above the choice of the other one. */
  label: string
  searchLabel: string
  confirmLabel: string
}

/** Asks into which other one somebody is merged: those who have the same data first, or whom a search finds. */
export function MergeDialog({ merge, title, text, label, searchLabel, confirmLabel }: MergeDialogProps) {
  const { t } = useTranslation('people')
  const { form, isOpen, isBusy, others, areAlike, close } = merge
  const intoId = useWatch({ control: form.control, name: 'intoId' })
  const buttons = (
    <>
      <Button variant="outline" size="lg" disabled={isBusy} onClick={close}>
        {t('common.cancel')}
      </Button>
      <Button size="lg" colorPalette="danger" disabled={intoId === null} loading={isBusy} onClick={merge.merge}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <FormDialog isOpen={isOpen} onClose={close} isBusy={isBusy} title={title} footer={buttons}>
      <Flex direction="column" gap="4">
        <Text>{text}</Text>
        <SearchInput
          value={merge.search}
          onChange={merge.setSearch}
          label={searchLabel}
          placeholder={searchLabel}
          size="lg"
        />
        <SelectField
          control={form.control}
          name="intoId"
          label={label}
          help={areAlike ? t('party.merge.alike') : undefined}
          isRequired
          options={others.map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` }))}
        />
      </Flex>
    </FormDialog>
  )
}
