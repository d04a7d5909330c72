/** The phrases around public pages in English. */
export const siteEn = {
  site: {
    pages: 'Pages',
    home: 'Home',
    about: 'About',
    features: 'Features',
    pricing: 'Pricing',
    contact: 'Contact',
    signUp: 'Sign up',
    menu: 'Menu',
    legal: 'Legal',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    languages: 'Languages',
  },
} as const
