import { Upload } from 'lucide-react'
import type { PartyKind } from '@comptoir/contracts/people/party-import'
import { Button, Link, useAddresses, useHasPermission, useTranslation } from '@comptoir/platform'
import { IMPORT_SUBJECTS } from './import-subject.ts'

/** Leads from a list to its import, as far as the person may import. */
export function ImportButton({ kind }: { kind: PartyKind }) {
  const { t } = useTranslation('people')
  const { declared, imports } = IMPORT_SUBJECTS[kind]
  const address = useAddresses(imports)
  const mayImport = useHasPermission(declared.permissions.import)
  if (!mayImport) return null
  return (
    <Button asChild variant="outline">
      <Link to={address.list()}>
        <Upload aria-hidden size={16} />
        {t('partyImport.open')}
      </Link>
    </Button>
  )
}
