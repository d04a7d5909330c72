/** The form of a company: its fields, rules and saving; each page that asks for it says in which mode. */
export { CompanyForm } from './company-form.tsx'
export { NEW_COMPANY, type CompanyValues } from './company-values.ts'
export { LogoSection } from './logo-section.tsx'
export { useCompanyForm } from './use-company-form.ts'
