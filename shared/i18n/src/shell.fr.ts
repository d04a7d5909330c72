import type { shellEn } from './shell.en.ts'
import type { French } from './phrase-types.ts'

/** The phrases of the frame in French. */
export const shellFr = {
  header: {
    editPasswordForm: {
      title: 'Modifier votre mot de passe',
      currentPassword: 'Mot de passe actuel',
      newPassword: 'Nouveau mot de passe',
      confirmPassword: 'Confirmer le nouveau mot de passe',
      show: 'Afficher : {{name}}',
      hide: 'Masquer : {{name}}',
      required: 'Ce champ est obligatoire',
      passwordsMustMatch: 'Les deux nouveaux mots de passe doivent être identiques',
      passwordChanged: 'Votre mot de passe a été modifié',
      errorChangingPassword: 'Le mot de passe n’a pas pu être modifié. L’ancien reste valable ; réessayez.',
    },
  },
  shell: {
    skipToContent: 'Aller au contenu',
    navigation: 'Navigation principale',
    openNavigation: 'Ouvrir le menu',
    expandNavigation: 'Déplier le menu',
    collapseNavigation: 'Replier le menu',
    language: 'Langue : {{name}}',
    signIn: 'Se connecter',
    viewProfile: 'Voir le profil',
    editPassword: 'Modifier le mot de passe',
    signOut: 'Se déconnecter',
    openApp: 'Ouvrir Comptoir',
    account: 'Compte de {{name}}',
    appearance: 'Apparence',
    appearanceLight: 'Clair',
    appearanceDark: 'Sombre',
    appearanceSystem: 'Comme l’appareil',
    pointOfSale: 'Point de vente : {{name}}',
    section: {
      inventory: 'Catalogue',
      stocks: 'Stocks',
      sales: 'Ventes',
      purchases: 'Achats',
      people: 'Tiers',
      banks: 'Banques',
      paymentMethods: 'Modes de règlement',
      currencies: 'Devises',
      company: 'Société',
      installation: 'Installation',
    },
    stillLoading: 'La page met plus de temps que d’habitude. Elle arrive.',
    previous: {
      use: 'Utiliser la version précédente, {{version}}',
      running: 'La version actuelle de cette page ne fonctionne pas. Vous utilisez la précédente, {{version}}.',
      back: 'Essayer la version actuelle',
    },
    paused: {
      title: '« {{name}} » est en pause',
      text: 'Cette partie a été désactivée ; elle revient d’elle-même dès qu’elle est réactivée. Tout le reste fonctionne.',
      entry: 'En pause',
    },
    newVersion: 'Une nouvelle version est prête.',
    extensionFailed: 'Cette partie ne peut pas être affichée pour le moment.',
    toHome: 'Retour à l’accueil',
    toStart: 'Retour à mon travail',
    reload: 'Recharger la page',
    footer: {
      rights: '© {{year}} Comptoir',
    },
    unknownAddress: {
      title: 'Aucune page à cette adresse',
      text: 'Vérifiez l’adresse, une faute de frappe a pu s’y glisser, ou repartez de l’accueil.',
    },
    unknownCompany: {
      title: 'Cette société n’est pas la vôtre',
      text:
        'L’adresse appartient à une société pour laquelle votre compte ne travaille pas. Connectez-vous avec le compte de cette société ou revenez à la vôtre.',
    },
    unknownPointOfSale: {
      title: 'Ce point de vente ne vous est pas ouvert',
      text:
        'Il n’existe pas ou votre compte n’y travaille pas. Choisissez-en un autre ou adressez-vous à l’administrateur de votre société.',
    },
    forbidden: {
      title: 'Cette page ne vous est pas ouverte',
      text: 'Votre compte n’a pas le droit de l’ouvrir. L’administrateur de votre société peut vous le donner.',
    },
    contested: {
      title: 'Cette adresse ne peut pas être ouverte',
      text:
        'Plusieurs parties du produit la revendiquent : {{owners}}. Aucune n’est ouverte tant que ce n’est pas réglé ; prévenez la personne qui s’occupe de l’installation.',
    },
    registryMissing: {
      title: 'La liste des pages n’a pas pu être lue',
      text: 'Sans elle, aucune page ne peut s’ouvrir. Vos données ne sont pas touchées ; vérifiez le réseau et réessayez.',
    },
    unexpected: {
      title: 'Erreur inattendue de l’application !',
      text: 'Ce qui était enregistré est conservé. Rechargez la page ; si cela se répète, transmettez l’incident ci-dessous.',
      status: 'Statut {{status}}',
    },
    remoteFailed: {
      title: '« {{name}} » n’a pas pu s’ouvrir',
      line: 'Ses fichiers ne sont pas arrivés. Tout le reste fonctionne ; vérifiez le réseau et réessayez.',
      copy: 'Copier les détails',
      copied: 'Détails copiés',
      code: 'Quelque chose a échoué dans cette page. Tout le reste fonctionne ; réessayez et, si cela se répète, transmettez l’incident.',
    },
    override: {
      label: 'Parties en cours de développement',
      text: 'Ceci n’est pas le produit publié. Depuis le poste d’un développeur :',
      leave: 'Revenir au produit publié',
    },
    palette: {
      label: 'Chercher un écran, une action, une fiche',
      placeholder: 'Que cherchez-vous ?',
      results: 'Écrans, actions et fiches trouvés',
      screen: 'Écran',
      action: 'Raccourci',
      nothing: 'Rien ne s’appelle « {{text}} ».',
      searching: 'Recherche en cours…',
      found_one: '{{count}} résultat',
      found_other: '{{count}} résultats',
      found_many: '{{count}} de résultats',
    },
    pointsOfSaleCount_one: '{{count}} point de vente',
    pointsOfSaleCount_other: '{{count}} points de vente',
    pointsOfSaleCount_many: '{{count}} de points de vente',
  },
} as const satisfies French<typeof shellEn>
