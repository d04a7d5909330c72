import { definePages } from '@comptoir/platform'

/** The pages of the people remote: one per route of remote.json, loaded when first visited. */
export const pages = definePages({
  'pointOfSale/clients': async () => (await import('./features/clients/clients.page.tsx')).ClientsPage,
  'pointOfSale/clients/create': async () =>
    (await import('./features/clients/client-create.page.tsx')).ClientCreatePage,
  'pointOfSale/clients/edit/:id': async () => (await import('./features/clients/client-edit.page.tsx')).ClientEditPage,
})
