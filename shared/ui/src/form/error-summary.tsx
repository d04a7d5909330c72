import { useTranslation } from 'react-i18next'
import { Button } from '../chakra.ts'
import { Notice } from '../page/notice.tsx'
import type { RegisteredField } from './form-registry.ts'

export interface ErrorSummaryProps {
  fields: readonly RegisteredField[]
  /** A message for the form as a whole. */
  rootMessage?: string | undefined
  onGoTo: (field: RegisteredField) => void
}

/** Above a form that was not sent: how many fields to look at, and the way to the first. */
export function ErrorSummary({ fields, rootMessage, onGoTo }: ErrorSummaryProps) {
  const { t } = useTranslation()
  const [first] = fields
  if (!first) return rootMessage ? <Notice tone="danger">{rootMessage}</Notice> : null
  return (
    <Notice
      tone="danger"
      title={t('common.fieldsNeedAttention', { count: fields.length })}
      action={
        <Button
          type="button"
          variant="plain"
          size="xs"
          textStyle="body"
          textDecoration="underline"
          color="inherit"
          onClick={() => onGoTo(first)}
        >
          {t('common.goToField', { field: first.label })}
        </Button>
      }
    >
      {rootMessage ?? t('common.nothingSent')}
    </Notice>
  )
}
