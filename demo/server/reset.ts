import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { takeDataFolder } from './data-folder.ts'
import { emptyDatabase } from './database.ts'
import { errorCode, StartFailure } from './failure.ts'
import { readSettings } from './settings.ts'

/** Empties the database that the environment names, with what earlier versions drew: the next start begins afresh. */
try {
  const { databaseUrl, dataDir } = readSettings(process.env)
  const release = takeDataFolder(dataDir, !databaseUrl)
  if (databaseUrl) await emptyDatabase(databaseUrl)
  for (const folder of ['base', 'media']) rmSync(join(dataDir, folder), { recursive: true, force: true })
  release()
  console.log('Données effacées : le prochain démarrage repart de zéro.')
} catch (error) {
  console.error(
    error instanceof StartFailure ? error.message : `Les données n’ont pas pu être effacées (${errorCode(error)}).`,
  )
  process.exit(1)
}
