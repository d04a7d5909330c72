import { refuseOldNode } from './launch/node-version.mjs'

refuseOldNode()
import('./launch/launch.mjs').then(function (launcher) {
  launcher.launch(process.argv[2], process.argv.slice(3), function () {})
})
