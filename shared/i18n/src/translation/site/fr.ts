import type { French } from '../../phrase/phrase-types.ts'
import type { siteEn } from './en.ts'

/** The phrases around public pages in French. */
export const siteFr = {
  site: {
    pages: 'Pages du site',
    home: 'Accueil',
    about: 'À propos',
    features: 'Fonctionnalités',
    pricing: 'Tarifs',
    contact: 'Contact',
    signUp: 'Créer un compte',
    menu: 'Ouvrir le menu',
    legal: 'Mentions',
    privacy: 'Confidentialité',
    terms: 'Conditions générales',
    languages: 'Langues',
  },
} satisfies French<typeof siteEn>
