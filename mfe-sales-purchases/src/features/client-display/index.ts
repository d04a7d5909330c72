/** The screen that the client looks at, and how a counter tells it what it shows. */
export { followDisplay, openSender, type DisplaySender } from './display-channel.ts'
export type { Shown, ShownLine } from './shown.ts'
