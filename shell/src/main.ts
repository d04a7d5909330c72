import { startDevelopmentBuilds } from './remotes/development.ts'

/**
 * The entry does nothing but wait: the modules that shell and remotes share are agreed before any code that uses them runs.
 * A remote under development is let in first, because it brings the development build of React for the whole page.
 */
void startDevelopmentBuilds()
  .then(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'))
  .then(({ start }) => start())
