import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { takeDataFolder } from './data-folder.ts'
import { emptyDatabase, shownAddress } from './database.ts'
import { errorCode, StartFailure } from './failure.ts'
import { readSettings } from './settings.ts'

/** Asks on the terminal. @returns undefined where nobody is there to answer */
async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asked.question(question)
  asked.close()
  return answer.trim()
}

/** What `--oui` says; empty where it says nothing more, undefined without it. */
function given(): string | undefined {
  const argument = process.argv.find((each) => each === '--oui' || each.startsWith('--oui='))
  return argument?.slice('--oui='.length)
}

/**
 * Asks before a PostgreSQL database is emptied: an address that was left in the environment may be that of a real shop.
 * The answer is the database's name, which nobody types by habit. Without anyone to ask, `--oui=NAME` says it.
 * @throws StartFailure when the answer is another.
 */
async function confirmDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  if (given() === name) return
  const refusal = `Rien n’est effacé. Pour effacer ${shownAddress(url)} : npm run reset -- --oui=${name}`
  const question = `Tout ce que contient ${shownAddress(url)} sera effacé. Son nom, pour confirmer : `
  if (given() !== undefined || (await ask(question)) !== name) throw new StartFailure(refusal)
}

/** Asks before the data of this machine are erased; without anyone to ask, `--oui` says it. @throws StartFailure else */
async function confirmFolder(folder: string): Promise<void> {
  if (given() !== undefined || !existsSync(join(folder, 'base'))) return
  const answer = await ask(`Les comptes, paniers et commandes de ${folder} seront effacés. Continuer ? (oui/non) `)
  if (!/^o(?:ui)?$/i.test(answer ?? ''))
    throw new StartFailure(`Rien n’est effacé. Pour effacer ${folder} sans question : npm run reset -- --oui`)
}

/** Empties the database that the environment names, with what earlier versions drew: the next start begins afresh. */
try {
  const { databaseUrl, dataDir } = readSettings({ ...process.env, NODE_ENV: '' })
  if (databaseUrl && URL.canParse(databaseUrl)) await confirmDatabase(databaseUrl)
  const release = takeDataFolder(dataDir, !databaseUrl)
  try {
    if (!databaseUrl) await confirmFolder(dataDir)
    else await emptyDatabase(databaseUrl)
    for (const folder of ['base', 'media']) rmSync(join(dataDir, folder), { recursive: true, force: true })
  } finally {
    release()
  }
  console.log('Données effacées : le prochain démarrage repart de zéro.')
} catch (error) {
  console.error(
    error instanceof StartFailure ? error.message : `Les données n’ont pas pu être effacées (${errorCode(error)}).`,
  )
  process.exit(1)
}
