import { PARTY_IMPORT_COLUMNS, type PartyImportColumn, type PartyKind } from '@comptoir/contracts/people/party-import'
import { LANGUAGES, phrase } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { plainHeader, type ColumnNames } from '../../../platform/import-files/column-mapping.ts'

/** Headers that files of customers and suppliers really have, as `plainHeader` writes them; the likeliest first. */
const FOUND: Record<PartyImportColumn, readonly string[]> = {
  name: [
    ...['nom', 'name', 'raison sociale', 'nom et prenom', 'nom prenom', 'nom du client', 'nom client', 'client'],
    ...['nom du fournisseur', 'nom fournisseur', 'fournisseur', 'customer', 'customer name', 'supplier'],
    ...['supplier name', 'vendor', 'company name', 'full name', 'designation', 'societe', 'intitule'],
    ...['الاسم', 'الاسم واللقب', 'اسم الحريف', 'اسم المزود', 'الحريف', 'المزود', 'الاسم الاجتماعي'],
  ],
  code: [
    ...['code', 'code client', 'code fournisseur', 'code tiers', 'ref', 'reference', 'reference client', 'matricule'],
    ...['numero', 'no', 'n°', 'id', 'customer code', 'customer id', 'customerid', 'supplier code', 'supplier id'],
    ...['account number', 'compte', 'numero client', 'الرمز', 'رمز الحريف', 'رمز المزود', 'العدد'],
  ],
  kind: ['type', 'type de client', 'nature', 'kind', 'customer type', 'النوع', 'نوع الحريف'],
  phone: [
    ...['telephone', 'tel', 'phone', 'phone number', 'numero de telephone', 'gsm', 'mobile', 'portable', 'tel 1'],
    ...['telephone 1', 'الهاتف', 'رقم الهاتف', 'الجوال'],
  ],
  email: [
    'email',
    'e mail',
    'mail',
    'courriel',
    'adresse email',
    'adresse e mail',
    'email address',
    'البريد الالكتروني',
  ],
  taxId: [
    ...['matricule fiscal', 'matricule fiscale', 'mf', 'identifiant fiscal', 'code tva', 'tax id', 'tax identifier'],
    ...['tax number', 'vat number', 'tva', 'المعرف الجبائي', 'المعرف الجباىي', 'معرف جباىي'],
  ],
  address: ['adresse', 'address', 'rue', 'street', 'adresse 1', 'address 1', 'العنوان'],
  postalCode: ['code postal', 'cp', 'postal code', 'zip', 'zip code', 'postcode', 'الترقيم البريدي', 'الرمز البريدي'],
  city: ['ville', 'city', 'town', 'localite', 'المدينه'],
  group: [
    'groupe',
    'group',
    'groupe de clients',
    'famille',
    'categorie',
    'category',
    'customer group',
    'المجموعه',
    'الصنف',
  ],
  sector: ['secteur', 'secteur d activite', 'activite', 'sector', 'activity', 'industry', 'القطاع', 'قطاع النشاط'],
  paymentDays: [
    ...['delai de paiement', 'delai', 'echeance', 'echeance jours', 'payment days', 'payment terms', 'terms'],
    ...['اجل الخلاص', 'اجل الدفع'],
  ],
  isPaymentAtMonthEnd: ['fin de mois', 'month end', 'end of month', 'نهايه الشهر'],
  creditLimit: ['plafond', 'plafond de credit', 'encours autorise', 'credit limit', 'سقف الدين', 'سقف الديون'],
  leadDays: ['delai de livraison', 'lead time', 'lead days', 'delivery days', 'اجل التسليم'],
  isActive: ['statut', 'status', 'etat', 'actif', 'active', 'الحاله', 'نشط'],
}

/** Properties whose word is not that of the column. */
const FIELDS: Partial<Record<PartyImportColumn, string>> = { creditLimit: 'creditLimitMinor' }

/** The word under which our own files write a column. */
function wordKey(kind: PartyKind, column: PartyImportColumn): string {
  return column === 'isActive' ? 'common.status' : `field.${kind}.${FIELDS[column] ?? column}`
}

/** All names of a column, those of our own files first. */
function namesOf(kind: PartyKind): ColumnNames<PartyImportColumn> {
  const synonyms = { ...FOUND }
  for (const column of PARTY_IMPORT_COLUMNS[kind]) {
    const key = wordKey(kind, column)
    const own = LANGUAGES.map((language) => plainHeader(wordOf(language, key) ?? phrase(language, key)))
    synonyms[column] = [...own, ...FOUND[column]]
  }
  return { columns: PARTY_IMPORT_COLUMNS[kind], synonyms }
}

export const COLUMN_NAMES: Record<PartyKind, ColumnNames<PartyImportColumn>> = {
  client: namesOf('client'),
  supplier: namesOf('supplier'),
}

const KNOWN_NAMES = new Set(
  Object.values(COLUMN_NAMES).flatMap(({ columns, synonyms }) => columns.flatMap((column) => synonyms[column])),
)

/** Whether a text is one that columns of files are called by. */
export function isColumnName(text: string): boolean {
  return KNOWN_NAMES.has(plainHeader(text))
}

/** A column in words, for files that people read. */
export function columnWord(kind: PartyKind, column: PartyImportColumn, language: (typeof LANGUAGES)[number]): string {
  const key = wordKey(kind, column)
  return wordOf(language, key) ?? phrase(language, key)
}
