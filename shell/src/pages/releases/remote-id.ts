/** What may be the id of a remote, as its `remote.json` says. */
export const REMOTE_ID = /^[a-z][a-z0-9-]{1,40}$/
