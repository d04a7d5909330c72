/** What is approved by code, in words and digits: where a register asks for it, and where it is given. */
export { CodeField } from './code-field.tsx'
export { GroupedCode } from './grouped-code.tsx'
export { KIND_KEYS } from './kinds.ts'
