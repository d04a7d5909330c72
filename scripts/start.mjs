import { refuseOldNode } from './launch/node-version.mjs'

refuseOldNode()
import('./launch/launch.mjs').then(function (launcher) {
  launcher.launch('scripts/start/main.ts', process.argv.slice(2), console.log)
})
