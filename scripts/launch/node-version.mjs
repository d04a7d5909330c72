// Read by any Node that knows modules, however old: no syntax newer than 2015 in this file.
var OLDEST = [20, 19]

/** Ends with one sentence when the Node that launches is older than `engines` allows. */
export function refuseOldNode() {
  var parts = process.versions.node.split('.').map(Number)
  if (parts[0] > OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] >= OLDEST[1])) return
  console.error(
    'Comptoir needs Node ' +
      OLDEST.join('.') +
      ' or later to launch, and this is Node ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org and run the same command again.',
  )
  process.exit(1)
}
