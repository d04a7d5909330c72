/** What the start needs of the API: settings, migrations, the demonstration company, the server. */
export { readConfig, type Config } from './platform/config.ts'
export { ConfigError } from './platform/read-settings.ts'
export { DatabaseNewerError, migrateToLatest } from './platform/db/migrate.ts'
export { startServer, type RunningServer, type ServerConfig } from './server.ts'
export { seedDemo, type DemoOptions } from '../seeds/demo.ts'
