import { refuseOldNode } from './launch/node-version.mjs'

refuseOldNode()
Promise.all([import('./launch/launch.mjs'), import('./launch/server-flags.mjs')]).then(function ([launcher, flags]) {
  launcher.launch('scripts/start/main.ts', process.argv.slice(2), console.log, flags.SERVER_FLAGS)
})
