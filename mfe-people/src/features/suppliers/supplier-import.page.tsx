import { PartyImportPage } from '../../common/import/import-page.tsx'

export function SupplierImportPage() {
  return <PartyImportPage kind="supplier" />
}
