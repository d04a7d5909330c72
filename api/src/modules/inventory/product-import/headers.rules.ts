import { IMPORT_COLUMNS, type ImportColumn, type ImportMapping } from '@comptoir/contracts/inventory/product-import'
import { LANGUAGES, phrase } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import { searchText } from '../../../platform/search/search-text.ts'

const MAX_HEADER = 200

/** Every column by a name of its own, so that a mapping can say which one it means; empty ones at the end are dropped. */
export function namedHeaders(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_HEADER))
  const names = trimmed.slice(0, trimmed.findLastIndex((name) => name !== '') + 1)
  const seen = new Map<string, number>()
  return names.map((name, index) => {
    const base = name === '' ? `#${index + 1}` : name
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return count === 1 ? base : `${base} (${count})`
  })
}

/** The words under which our own files write each column, which therefore are read back. */
const WRITTEN_AS: Record<Exclude<ImportColumn, 'photo'>, string> = {
  designation: 'field.product.designation',
  designationEn: 'field.product.designationEn',
  designationAr: 'field.product.designationAr',
  code: 'field.product.code',
  barcode: 'field.product.barcodes',
  category: 'field.product.category',
  subcategory: 'field.product.subcategory',
  brand: 'field.product.brand',
  unit: 'field.product.unit',
  priceHt: 'field.product.priceHt',
  priceTtc: 'field.product.priceTtc',
  vatRate: 'field.product.vatRate',
  isFodec: 'field.product.isFodec',
  purchasePrice: 'field.product.purchasePrice',
  openingStock: 'field.product.onHandMilli',
  minimumStock: 'field.product.minimumStockMilli',
  location: 'field.product.location',
  packageQuantity: 'field.product.packageQuantity',
  tracking: 'field.product.tracking',
  lotsExpire: 'field.product.lotsExpire',
  shelfLifeDays: 'field.product.shelfLifeDays',
  isActive: 'common.status',
}

/** Headers that catalogues really have, in our three languages, without accents, marks and case; the likeliest first. */
const FOUND: Record<ImportColumn, readonly string[]> = {
  designation: [
    'designation',
    'designation produit',
    'designation article',
    'libelle',
    'libelle article',
    'description',
    'name',
    'nom',
    'product name',
    'item name',
    'nom du produit',
    'nom produit',
    'nom article',
    'product',
    'produit',
    'article',
    'intitule',
    'title',
    'التسميه',
    'تسميه',
    'اسم المنتوج',
    'اسم المنتج',
    'المنتوج',
    'المنتج',
    'الوصف',
    'البيان',
    'الاسم',
  ],
  designationEn: ['designation anglaise', 'name en', 'designation en', 'english name', 'nom anglais'],
  designationAr: ['designation arabe', 'name ar', 'designation ar', 'arabic name', 'nom arabe', 'الاسم بالعربيه'],
  code: [
    'code',
    'sku',
    'code article',
    'code produit',
    'ref',
    'reference',
    'reference article',
    'stockcode',
    'stock code',
    'item code',
    'product code',
    'item no',
    'item number',
    'code interne',
    'الرمز',
    'رمز',
    'رمز المنتوج',
    'رمز المنتج',
    'المرجع',
    'الكود',
    'كود',
  ],
  barcode: [
    'barcode',
    'bar code',
    'code barre',
    'code barres',
    'code a barres',
    'codebarre',
    'codebarres',
    'ean',
    'ean13',
    'ean 13',
    'gtin',
    'upc',
    'gencod',
    'gencode',
    'الرمز الشريطي',
    'رمز شريطي',
    'الباركود',
    'باركود',
    'الترميز',
  ],
  category: [
    'category',
    'categorie',
    'famille',
    'family',
    'rayon',
    'department',
    'الصنف',
    'صنف',
    'الفئه',
    'العائله',
    'التصنيف',
  ],
  subcategory: [
    'subcategory',
    'sub category',
    'sous categorie',
    'sous famille',
    'sous rayon',
    'الصنف الفرعي',
    'الفئه الفرعيه',
    'العائله الفرعيه',
  ],
  brand: ['brand', 'marque', 'manufacturer', 'fabricant', 'العلامه التجاريه', 'العلامه', 'الماركه', 'ماركه'],
  unit: ['unit', 'unite', 'unite de mesure', 'unit of measure', 'uom', 'وحده القيس', 'الوحده', 'وحده'],
  priceHt: [
    'prix ht',
    'prix de vente ht',
    'prix vente ht',
    'pu ht',
    'puht',
    'pv ht',
    'pvht',
    'prix unitaire ht',
    'price excl tax',
    'net price',
    'priceht',
    'unitprice',
    'unit price',
    'price',
    'prix unitaire',
    'pu',
    'prix',
    'tarif',
    'السعر دون احتساب الاداءات',
    'السعر دون اداء',
    'سعر الوحده',
    'السعر',
    'الثمن',
  ],
  priceTtc: [
    'prix ttc',
    'prix de vente ttc',
    'prix vente ttc',
    'pu ttc',
    'puttc',
    'pv ttc',
    'pvttc',
    'ttc',
    'prix public',
    'price incl tax',
    'gross price',
    'retail price',
    'pricettc',
    'prix de vente',
    'selling price',
    'السعر باحتساب الاداءات',
    'السعر باحتساب كل الاداءات',
    'ثمن البيع',
  ],
  vatRate: [
    'tva',
    'taux tva',
    'taux de tva',
    'vat',
    'vat rate',
    'tax rate',
    'taxe',
    'vatrate',
    'الاداء علي القيمه المضافه',
    'نسبه الاداء',
    'الاداء',
  ],
  isFodec: ['fodec', 'soumis fodec', 'subject to fodec', 'فوداك', 'الفوداك'],
  purchasePrice: [
    'prix achat',
    'prix achat ht',
    'prix d achat',
    'prix d achat ht',
    'pa ht',
    'paht',
    'cout',
    'purchase price',
    'cost',
    'cost price',
    'buying price',
    'سعر الشراء',
    'ثمن الشراء',
    'التكلفه',
  ],
  openingStock: [
    'stock initial',
    'opening stock',
    'stock',
    'quantite en stock',
    'qte en stock',
    'qte stock',
    'stock on hand',
    'on hand',
    'quantity on hand',
    'openingstock',
    'المخزون',
    'المخزون الاولي',
    'الكميه المتوفره',
  ],
  minimumStock: [
    'stock min',
    'stock mini',
    'stock minimal',
    'stock de securite',
    'seuil',
    'seuil d alerte',
    'min stock',
    'minimum stock',
    'reorder level',
    'المخزون الادني',
    'الحد الادني للمخزون',
  ],
  location: ['emplacement', 'rayonnage', 'casier', 'location', 'shelf', 'bin', 'الموقع', 'الرف'],
  packageQuantity: [
    'colisage',
    'conditionnement',
    'qte par colis',
    'quantite par colis',
    'package quantity',
    'pack size',
    'case quantity',
    'الكميه في الطرد',
    'عدد القطع في الطرد',
  ],
  tracking: [
    'tracking',
    'tracked by',
    'suivi',
    'mode de suivi',
    'suivi par',
    'type de suivi',
    'التتبع',
    'تتبع',
    'طريقه التتبع',
  ],
  lotsExpire: [
    'lots expire',
    'expires',
    'has expiry',
    'perissable',
    'lots perissables',
    'قابل للتلف',
    'له تاريخ صلاحيه',
  ],
  shelfLifeDays: [
    'shelf life',
    'shelf life days',
    'duree de conservation',
    'dlc jours',
    'duree de vie jours',
    'مده الصلاحيه',
    'ايام الصلاحيه',
  ],
  isActive: ['statut', 'etat', 'actif', 'status', 'active', 'الحاله', 'نشط'],
  photo: [
    'photo',
    'photos',
    'image',
    'images',
    'picture',
    'pictures',
    'fichier image',
    'صوره',
    'الصوره',
    'صور',
    'الصور',
  ],
}

/** A header as synonyms are written: `Prix (H.T.)` and `prix_ht` are both `prix ht`, `Taux %` is `taux`. */
export function plainHeader(header: string): string {
  return searchText(header)
    .replaceAll('.', '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** All names of a column, those of our own files first. */
const SYNONYMS: Record<ImportColumn, readonly string[]> = { ...FOUND }
for (const column of IMPORT_COLUMNS) {
  if (column === 'photo') continue
  const key = WRITTEN_AS[column]
  const own = LANGUAGES.map((language) => plainHeader(wordOf(language, key) ?? phrase(language, key)))
  SYNONYMS[column] = [...own, ...FOUND[column]]
}

/** Which column of the file is which of ours, as far as its headers say so. A header serves once. */
export function guessMapping(headers: readonly string[]): ImportMapping {
  const free = new Map(headers.toReversed().map((header) => [plainHeader(header), header]))
  const mapping: ImportMapping = {}
  for (const column of IMPORT_COLUMNS) {
    const name = SYNONYMS[column].find((synonym) => free.has(synonym))
    const header = name === undefined ? undefined : free.get(name)
    if (name === undefined || header === undefined) continue
    mapping[column] = header
    free.delete(name)
  }
  return mapping
}

/** What must be mapped before rows can be judged: a designation, and a code or a barcode to serve as one. */
export function missingColumn(mapping: ImportMapping, headers: readonly string[]): string | null {
  const unknown = Object.values(mapping).find((header) => !headers.includes(header))
  if (unknown !== undefined) return unknown
  if (mapping.designation === undefined) return 'designation'
  return mapping.code === undefined && mapping.barcode === undefined ? 'code' : null
}
