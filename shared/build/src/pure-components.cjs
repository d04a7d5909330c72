// A loader: marks components that a package makes by calling React (`forwardRef`, `memo`) as free of side effects, and drops
// the names that only developers' tools read, so that components which nobody uses are left out with all that only they need.
const MADE = /= (React\d*\.(?:forwardRef|memo|createContext))\(/g
const NAMED = /^\w+\.displayName = .*;$/gm

module.exports = (source) => source.replace(MADE, '= /* @__PURE__ */ $1(').replace(NAMED, '')
