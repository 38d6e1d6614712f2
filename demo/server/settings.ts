import { resolve } from 'node:path'
import * as v from 'valibot'
import { StartFailure } from './failure.ts'

const environment = v.object({
  PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535)), '4173'),
  DATABASE_URL: v.optional(v.string(), ''),
  DATA_DIR: v.optional(v.string(), '.data'),
})

export interface Settings {
  port: number
  databaseUrl: string | undefined
  dataDir: string
}

/** Reads PORT, DATABASE_URL and DATA_DIR. @throws StartFailure for a port that is not one. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = v.safeParse(environment, env)
  if (!read.success) throw new StartFailure(`PORT doit être un nombre de 0 à 65535, pas « ${env['PORT']} ».`)
  return {
    port: read.output.PORT,
    databaseUrl: read.output.DATABASE_URL || undefined,
    dataDir: resolve(read.output.DATA_DIR || '.data'),
  }
}
