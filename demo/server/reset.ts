import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { takeDataFolder } from './data-folder.ts'
import { emptyDatabase, shownAddress } from './database.ts'
import { errorCode, StartFailure } from './failure.ts'
import { readSettings } from './settings.ts'

/**
 * Asks before a PostgreSQL database is emptied: an address that was left in the environment may be that of a real shop.
 * The answer is the database's name, which nobody types by habit. Without anyone to ask, `--oui=NAME` says it.
 * @throws StartFailure when the answer is another.
 */
async function confirm(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const given = process.argv.find((argument) => argument.startsWith('--oui='))?.slice('--oui='.length)
  if (given === name) return
  const refusal = `Rien n’est effacé. Pour effacer ${shownAddress(url)} : npm run reset -- --oui=${name}`
  if (given !== undefined || !process.stdin.isTTY) throw new StartFailure(refusal)
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asked.question(
    `Tout ce que contient ${shownAddress(url)} sera effacé. Son nom, pour confirmer : `,
  )
  asked.close()
  if (answer.trim() !== name) throw new StartFailure(refusal)
}

/** Empties the database that the environment names, with what earlier versions drew: the next start begins afresh. */
try {
  const { databaseUrl, dataDir } = readSettings({ ...process.env, NODE_ENV: '' })
  if (databaseUrl && URL.canParse(databaseUrl)) await confirm(databaseUrl)
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
