export { canonicalJson } from '@comptoir/contracts/canonical-json'
