import { PartyImportPage } from '../../common/import/import-page.tsx'

export function ClientImportPage() {
  return <PartyImportPage kind="client" />
}
