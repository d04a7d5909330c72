import { Button, Flex, FormDialog, Text, useTranslation } from '@comptoir/platform'
import { SelectField, useWatch } from '@comptoir/platform/forms'
import type { Merge, MergedRow } from './use-merge.ts'

interface MergeDialogProps<Row extends MergedRow> {
  merge: Merge<Row>
  title: string
  /** How many products move, and that it cannot be undone. */
  text: string
  /** Above the choice of the other one. */
  label: string
  confirmLabel: string
}

/** Asks into which other row one is merged; says before what moves and that nothing brings it back. */
export function MergeDialog<Row extends MergedRow>({ merge, title, text, label, confirmLabel }: MergeDialogProps<Row>) {
  const { t } = useTranslation()
  const { form, isOpen, isBusy, others, close } = merge
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
        <SelectField
          control={form.control}
          name="intoId"
          label={label}
          isRequired
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Flex>
    </FormDialog>
  )
}
