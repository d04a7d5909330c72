/** Accounts of people: one for the whole installation, known by e-mail. */
export {
  bindSessions,
  chooseCompany,
  enterCompanyOf,
  findCompanyOf,
  joinCompany,
  lastSignIns,
  listCompaniesOf,
  lockAccount,
  placeSession,
  setOut,
} from './account-companies.repository.ts'
export { reopenAccount, suspendAccount } from './account-supervision.repository.ts'
export {
  findAccountByEmail,
  findOpenAccounts,
  getAccount,
  hasSuperAdministrator,
  insertAccount,
  isEmailTaken,
  setPassword,
  setSuperAdministrator,
  type AccountRow,
} from './accounts.repository.ts'
export { ensureAccount } from './ensure-account.ts'
export { checkOwnPassword } from './own-password.ts'
