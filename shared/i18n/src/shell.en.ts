/** Words of the frame around the pages: navigation, language, sign-in, and what is said when something cannot be shown. */
export const shellEn = {
  header: {
    editPasswordForm: {
      required: 'This field is required',
      passwordsMustMatch: 'The two new passwords must be the same',
      passwordChanged: 'Your password has been changed',
      errorChangingPassword: 'The password could not be changed. The old one still holds; try again.',
    },
  },
  shell: {
    skipToContent: 'Skip to the content',
    navigation: 'Main navigation',
    openNavigation: 'Open the menu',
    expandNavigation: 'Expand the menu',
    collapseNavigation: 'Collapse the menu',
    language: 'Language: {{name}}',
    signIn: 'Sign in',
    signOut: 'Sign out',
    openApp: 'Open Comptoir',
    account: 'Account of {{name}}',
    appearance: 'Appearance',
    appearanceLight: 'Light',
    appearanceDark: 'Dark',
    appearanceSystem: 'As the device',
    pointOfSale: 'Point of sale: {{name}}',
    section: {
      inventory: 'Inventory',
      stocks: 'Stocks',
      sales: 'Sales',
      purchases: 'Purchases',
      people: 'People',
      banks: 'Banks',
      paymentMethods: 'Payment methods',
      currencies: 'Currencies',
      company: 'Company',
      installation: 'Installation',
    },
    stillLoading: 'The page is taking longer than usual. It is still on its way.',
    previous: {
      use: 'Use the previous version, {{version}}',
      running: 'The current version of this page does not work. You are using the previous one, {{version}}.',
      back: 'Try the current one',
    },
    paused: {
      title: '“{{name}}” is paused',
      text: 'It was switched off and comes back by itself as soon as it is switched on again. Everything else works.',
      entry: 'Paused',
    },
    newVersion: 'A new version is ready.',
    extensionFailed: 'This part cannot be shown at present.',
    toHome: 'Back to the home page',
    toStart: 'Back to my work',
    reload: 'Reload the page',
    footer: {
      rights: '© {{year}} Comptoir',
    },
    unknownAddress: {
      title: 'There is no page at this address',
      text: 'Check the address for a slip of the keyboard, or start again from the home page.',
    },
    unknownCompany: {
      title: 'This company is not yours',
      text:
        'The address belongs to a company that your account does not work for. Sign in with the account of that company, or go back to yours.',
    },
    unknownPointOfSale: {
      title: 'This point of sale is not open to you',
      text: 'It does not exist, or your account does not work there. Choose another one, or ask the administrator of your company.',
    },
    forbidden: {
      title: 'This page is not open to you',
      text: 'Your account does not have the permission for it. The administrator of your company can give it to you.',
    },
    contested: {
      title: 'This address cannot be opened',
      text:
        'Several parts of the product claim it: {{owners}}. None of them is opened until that is settled; please tell whoever looks after the installation.',
    },
    registryMissing: {
      title: 'The list of pages could not be read',
      text: 'Without it no page can be opened. Nothing of your data is touched; check the network and try again.',
    },
    unexpected: {
      title: 'Unexpected Application Error!',
      text: 'What was saved before is kept. Reload the page; if it happens again, pass on the incident below.',
      status: 'Status {{status}}',
    },
    remoteFailed: {
      title: '“{{name}}” could not be opened',
      line: 'Its files did not arrive. Everything else still works; check the network and try again.',
      copy: 'Copy the details',
      copied: 'Details copied',
      code: 'Something in this page failed. Everything else still works; try again, and pass on the incident if it happens again.',
    },
    override: {
      label: 'Parts under development',
      text: 'Not the released product. From a developer’s machine:',
      leave: 'Back to the released product',
    },
    palette: {
      label: 'Search screens and actions',
      placeholder: 'Where do you want to go?',
      results: 'Screens and actions found',
      screen: 'Screen',
      action: 'Action',
      nothing: 'Nothing is called “{{text}}”.',
    },
    pointsOfSaleCount_one: '{{count}} point of sale',
    pointsOfSaleCount_other: '{{count}} points of sale',
  },
} as const
