import { Button, chakra, Flex, FormDialog, Notice, Text, useTranslation } from '@comptoir/platform'
import { TextField, useWatch } from '@comptoir/platform/forms'
import type { PersonalDataState } from './use-personal-data.ts'

interface ErasureDialogProps {
  state: PersonalDataState
  /** What is kept all the same, and why. */
  kept: string
}

/** Says what goes, what stays and that there is no way back, and asks for the name. */
export function ErasureDialog({ state, kept }: ErasureDialogProps) {
  const { t } = useTranslation('people')
  const { form, item, isOpen, isBusy, close, erase } = state
  const typed = useWatch({ control: form.control, name: 'name' })
  const name = item?.name ?? ''
  const buttons = (
    <>
      <Button variant="outline" size="lg" disabled={isBusy} onClick={close}>
        {t('common.cancel')}
      </Button>
      <Button size="lg" colorPalette="danger" disabled={plain(typed) !== plain(name)} loading={isBusy} onClick={erase}>
        {t('party.personalData.confirm')}
      </Button>
    </>
  )
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      isBusy={isBusy}
      title={t('party.personalData.title', { name })}
      footer={buttons}
    >
      <Flex direction="column" gap="4">
        <Text>{t('party.personalData.gone')}</Text>
        <Text>{kept}</Text>
        <Notice tone="attention">{t('party.personalData.forGood')}</Notice>
        <TextField
          control={form.control}
          name="name"
          label={t('party.personalData.type')}
          help={<chakra.bdi fontWeight="semibold">{name}</chakra.bdi>}
          autoComplete="off"
          size="lg"
          isRequired
        />
      </Flex>
    </FormDialog>
  )
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}
