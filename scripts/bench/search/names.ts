const GOODS = [
  'Harissa',
  'Huile d’olive',
  'Couscous fin',
  'Thon à l’huile',
  'Café moulu',
  'Thé vert',
  'Confiture d’abricot',
  'Eau minérale',
  'Lait demi-écrémé',
  'Fleur d’oranger',
  'Pois chiches',
  'Tomate concentrée',
  'Spaghetti',
  'Semoule moyenne',
  'Sucre cristallisé',
  'Farine blanche',
  'Beurre salé',
  'Yaourt nature',
  'Dattes',
  'Amandes grillées',
  'Savon de Marseille',
  'Lessive liquide',
  'Papier absorbant',
  'Ampoule',
  'Pile alcaline',
  'Vis à bois',
  'Peinture murale',
  'Cahier ligné',
  'Stylo bille',
  'Brosse à dents',
]
const ARABIC_GOODS = [
  'هريسة',
  'زيت زيتون',
  'كسكسي رقيق',
  'تن بالزيت',
  'قهوة مرحية',
  'شاي أخضر',
  'معجون مشمش',
  'ماء معدني',
  'حليب نصف دسم',
  'ماء زهر',
]
const MAKERS = [
  'Cap Bon',
  'El Medina',
  'Sicam',
  'Dar Zitoun',
  'Sahel',
  'Zaghouan',
  'Kerkennah',
  'Mersa',
  'Carthage',
  'Bargou',
  'Nefta',
  'Tabarka',
  'Le Kef',
  'Ghar El Melh',
  'Matmata',
  'Rafraf',
]
/** One good in so many has an Arabic name. */
const ARABIC_EVERY = 8

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('the list is empty')
  return item
}

/** The name of a product by its number, as catalogues have them: what it is, whose, and how much. Names repeat up to their amount. */
export function designationOf(number: number): string {
  const goods = number % ARABIC_EVERY === 0 ? ARABIC_GOODS : GOODS
  const maker = at(MAKERS, Math.floor(number / 7))
  return `${at(goods, number * 13 + Math.floor(number / 11))} ${maker} ${50 + (number % 1900)} g`
}
