import type { PartyImport } from '@comptoir/contracts/people/party-import'
import { Button, Notice, Text, useFormat, useSave, useTranslation } from '@comptoir/platform'
import { ActionBar } from '@comptoir/platform/forms'
import { ImportFrame } from './import-frame.tsx'
import { useTakeImport } from './import-queries.ts'
import { MappingForm } from './mapping/mapping-form.tsx'
import { useMappingForm } from './mapping/use-mapping-form.ts'
import { applyImport } from './party-import.api.ts'
import { ReadingCard } from './reading-card.tsx'
import { ImportCounts } from './report/import-counts.tsx'
import { ImportReport } from './report/import-report.tsx'

/** After the dry run, or before it where the file's headers said too little: how the file is read, and what would come of it. */
export function ImportChecked({ record }: { record: PartyImport }) {
  const { t } = useTranslation('people')
  const mapping = useMappingForm(record)
  const isChecked = record.state === 'checked'
  const isChanged = mapping.form.formState.isDirty
  return (
    <ImportFrame
      kind={record.kind}
      step="check"
      isBegun
      bar={isChecked ? <ApplyBar record={record} isChanged={isChanged} /> : null}
    >
      {isChecked ? (
        <ImportCounts record={record} />
      ) : (
        <Notice tone="attention" title={t('partyImport.unmapped.title')}>
          {t('partyImport.unmapped.text')}
        </Notice>
      )}
      <ReadingCard record={record} />
      <MappingForm record={record} mapping={mapping} />
      {isChecked ? <ImportReport record={record} /> : null}
    </ImportFrame>
  )
}

/** What pressing the button will do, in its own words; nothing where the reading was changed since the check. */
function ApplyBar({ record, isChanged }: { record: PartyImport; isChanged: boolean }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { save, isSaving } = useSave(() => applyImport(record), { onSaved: useTakeImport() })
  const count = record.goodCount
  const status = isChanged ? 'changed' : count === 0 ? 'nothing' : 'ready'
  return (
    <ActionBar status={<Text color={isChanged ? 'pending.fg' : 'fg.muted'}>{t(`partyImport.apply.${status}`)}</Text>}>
      <Button size="lg" disabled={isChanged || count === 0} loading={isSaving} onClick={() => void save(undefined)}>
        {t('partyImport.apply.submit', { count, number: format.number(count) })}
      </Button>
    </ActionBar>
  )
}
