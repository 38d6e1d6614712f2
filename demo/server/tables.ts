import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as schema from './schema.ts'

/** Returns the SQL that creates the tables. The package has its result only, since it has no drizzle-kit. */
export const tablesSql = (): Promise<string[]> =>
  generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))
