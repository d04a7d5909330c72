import type { Permission } from '@comptoir/contracts'

/** The permissions in French. */
export const permissionsFr = {
  'company.read': 'consulter la société',
  'pointsOfSale.read': 'consulter les points de vente',
  'pointsOfSale.write': 'gérer les points de vente',
  'registers.read': 'consulter les caisses',
  'registers.write': 'gérer les caisses',
  'clients.read': 'consulter les clients',
  'clients.write': 'gérer les clients',
  'products.read': 'consulter les produits',
  'products.write': 'gérer les produits',
  'products.import': 'importer des produits',
  'products.seeCost': 'consulter les coûts d’achat',
  'cashSessions.read': 'consulter les sessions de caisse',
  'cashSessions.write': 'ouvrir et clôturer les sessions de caisse',
  'cashSessions.seeExpected': 'consulter les espèces attendues',
  'cashSessions.closeAnother': 'clôturer la session de caisse d’autrui',
  'sales.read': 'consulter les ventes',
  'sales.write': 'vendre',
  'sales.editPrice': 'changer les prix pendant la vente',
  'sales.exceedDiscount': 'dépasser la remise maximale',
} as const satisfies Record<Permission, string>
