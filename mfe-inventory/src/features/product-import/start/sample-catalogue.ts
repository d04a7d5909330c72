import type { Language } from '@comptoir/platform'

/** A category in each language, and its products: names in each, price with tax in dinars as French writes it, VAT in percent, stock. */
interface SampleCategory {
  name: Readonly<Record<Language, string>>
  products: readonly (readonly [fr: string, en: string, ar: string, price: string, vat: string, stock: string])[]
}

/** What a corner shop sells, so that a new company can try everything at once. The codes say that it is a sample. */
const SAMPLE: readonly SampleCategory[] = [
  {
    name: { fr: 'Épicerie', en: 'Groceries', ar: 'مواد غذائية' },
    products: [
      ['Couscous fin 1 kg', 'Fine couscous 1 kg', 'كسكسي رقيق 1 كغ', '1,950', '7', '40'],
      ['Spaghetti 500 g', 'Spaghetti 500 g', 'سباقيتي 500 غ', '0,980', '7', '60'],
      ['Harissa en tube 140 g', 'Harissa, 140 g tube', 'هريسة في أنبوب 140 غ', '1,850', '19', '36'],
      ['Concentré de tomate 400 g', 'Tomato paste 400 g', 'معجون طماطم 400 غ', '2,600', '19', '30'],
      ['Thon à l’huile d’olive 160 g', 'Tuna in olive oil 160 g', 'تن في زيت الزيتون 160 غ', '5,400', '19', '48'],
      ['Huile d’olive extra vierge 1 L', 'Extra virgin olive oil 1 L', 'زيت زيتون بكر ممتاز 1 ل', '24,800', '7', '20'],
      ['Riz long 1 kg', 'Long-grain rice 1 kg', 'أرز طويل 1 كغ', '3,400', '7', '35'],
      ['Thé vert 250 g', 'Green tea 250 g', 'شاي أخضر 250 غ', '5,250', '19', '25'],
    ],
  },
  {
    name: { fr: 'Boissons', en: 'Drinks', ar: 'مشروبات' },
    products: [
      ['Eau minérale 1,5 L', 'Mineral water 1.5 L', 'ماء معدني 1,5 ل', '0,850', '19', '120'],
      ['Jus d’orange 1 L', 'Orange juice 1 L', 'عصير برتقال 1 ل', '3,200', '19', '40'],
      ['Limonade 1 L', 'Lemonade 1 L', 'ليموناضة 1 ل', '2,100', '19', '48'],
      ['Café moulu 250 g', 'Ground coffee 250 g', 'قهوة مرحية 250 غ', '6,900', '19', '30'],
    ],
  },
  {
    name: { fr: 'Crèmerie', en: 'Dairy', ar: 'ألبان' },
    products: [
      ['Lait demi-écrémé 1 L', 'Semi-skimmed milk 1 L', 'حليب نصف دسم 1 ل', '1,450', '7', '80'],
      ['Yaourt nature', 'Plain yoghurt', 'ياغورت طبيعي', '0,520', '19', '96'],
      ['Beurre 200 g', 'Butter 200 g', 'زبدة 200 غ', '4,900', '19', '24'],
      ['Fromage fondu 16 portions', 'Cheese spread, 16 portions', 'جبن مثلثات 16 قطعة', '5,700', '19', '30'],
    ],
  },
  {
    name: { fr: 'Biscuits et confiserie', en: 'Biscuits and sweets', ar: 'بسكويت وحلويات' },
    products: [
      ['Biscuits au chocolat 150 g', 'Chocolate biscuits 150 g', 'بسكويت بالشكلاطة 150 غ', '2,300', '19', '50'],
      ['Chocolat noir 100 g', 'Dark chocolate 100 g', 'شكلاطة سوداء 100 غ', '4,200', '19', '40'],
      ['Halva 400 g', 'Halva 400 g', 'حلوى شامية 400 غ', '7,800', '19', '18'],
    ],
  },
  {
    name: { fr: 'Hygiène et entretien', en: 'Household', ar: 'نظافة وعناية' },
    products: [
      ['Savon vert de Marseille', 'Green Marseille soap', 'صابون أخضر', '2,150', '19', '40'],
      ['Dentifrice 75 ml', 'Toothpaste 75 ml', 'معجون أسنان 75 مل', '4,600', '19', '30'],
      ['Lessive liquide 1 L', 'Liquid detergent 1 L', 'مسحوق غسيل سائل 1 ل', '9,900', '19', '20'],
      ['Papier hygiénique × 6', 'Toilet paper × 6', 'ورق صحي × 6', '6,500', '19', '36'],
      ['Éponges × 3', 'Sponges × 3', 'إسفنج × 3', '1,900', '19', '45'],
    ],
  },
]

const HEADERS = [
  'code',
  'designation',
  'designation en',
  'designation ar',
  'categorie',
  'prix ttc',
  'tva',
  'stock initial',
] as const

/** How many products the sample holds. */
export const SAMPLE_SIZE = SAMPLE.reduce((count, { products }) => count + products.length, 0)

/** The sample as a file like any other, its categories in one language. */
export function sampleCatalogue(language: Language): File {
  return new File([sampleText(language)], 'comptoir-sample.csv', { type: 'text/csv' })
}

/** The same as text, a line for each product below the headers. */
export function sampleText(language: Language): string {
  const rows = SAMPLE.flatMap(({ name, products }) =>
    products.map(([fr, en, ar, price, vat, stock]) => [fr, en, ar, name[language], price, vat, stock]),
  )
  const lines = rows.map((row, index) => [`EX-${String(index + 1).padStart(3, '0')}`, ...row])
  const text = [HEADERS, ...lines].map((cells) => cells.map(quoted).join(';')).join('\r\n')
  return `\uFEFF${text}\r\n`
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}
