/** The registers of one point of sale, for the page about it: what they are, a section that lists them, their dialogs. */
export { RegisterDialogs } from './register-dialogs.tsx'
export { RegistersSection } from './registers-section.tsx'
export { useRegisters } from './use-registers.ts'
