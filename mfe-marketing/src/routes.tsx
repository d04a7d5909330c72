import { definePages } from '@comptoir/platform'

/** The pages anybody may open, each loaded when it is first shown. */
export const pages = definePages({
  'public/': async () => (await import('./features/home/home.page.tsx')).HomePage,
  'public/login': async () => (await import('./features/login/login.page.tsx')).LoginPage,
})
