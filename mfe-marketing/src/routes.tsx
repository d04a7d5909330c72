import { definePages } from '@comptoir/platform/site'

/** The pages anybody may open, each loaded when it is first shown. */
export const pages = definePages({
  'public/': async () => (await import('./features/home/home.page.tsx')).HomePage,
  'public/features': async () => (await import('./features/features/features.page.tsx')).FeaturesPage,
  'public/pricing': async () => (await import('./features/pricing/pricing.page.tsx')).PricingPage,
  'public/about': async () => (await import('./features/about/about.page.tsx')).AboutPage,
  'public/contact': async () => (await import('./features/contact/contact.page.tsx')).ContactPage,
  'public/privacy-policy': async () => (await import('./features/legal/privacy-policy.page.tsx')).PrivacyPolicyPage,
  'public/terms-conditions': async () =>
    (await import('./features/legal/terms-conditions.page.tsx')).TermsConditionsPage,
  'public/login': async () => (await import('./features/login/login.page.tsx')).LoginPage,
  'public/signup/admin': async () => (await import('./features/sign-up/index.ts')).SignUpPage,
  'public/signup-done': async () => (await import('./features/sign-up/index.ts')).SignUpDonePage,
  'public/confirm-email': async () => (await import('./features/sign-up/index.ts')).ConfirmEmailPage,
  'public/forgot-password': async () =>
    (await import('./features/password/forgot-password.page.tsx')).ForgotPasswordPage,
  'public/reset-password': async () => (await import('./features/password/reset-password.page.tsx')).ResetPasswordPage,
  'public/demo-mails': async () => (await import('./features/demo-mails/demo-mails.page.tsx')).DemoMailsPage,
})
