import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { takeDataFolder } from './data-folder.ts'
import { emptyDatabase, shownAddress } from './database.ts'
import { errorCode, StartFailure } from './failure.ts'
import { readSettings } from './settings.ts'

/**
 * Asks a question on the terminal.
 * @returns the answer; undefined when the process has no terminal.
 */
async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const asked = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asked.question(question)
  asked.close()
  return answer.trim()
}

/** Returns the value of `--oui`: empty when it has none, undefined without the option. */
function given(): string | undefined {
  const argument = process.argv.find((each) => each === '--oui' || each.startsWith('--oui='))
  return argument?.slice('--oui='.length)
}

/**
 * Asks before emptying a PostgreSQL database: an address left in the environment may be that of a real shop. The answer
 * is the database's name, which nobody types by habit; without a terminal, `--oui=NAME` gives it.
 * @throws StartFailure when the answer is wrong.
 */
async function confirmDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  if (given() === name) return
  const refusal = `Rien n’est effacé. Pour effacer ${shownAddress(url)} : npm run reset -- --oui=${name}`
  const question = `Tout ce que contient ${shownAddress(url)} sera effacé. Son nom, pour confirmer : `
  if (given() !== undefined || (await ask(question)) !== name) throw new StartFailure(refusal)
}

/**
 * Asks before erasing the data of this machine; without a terminal, `--oui` confirms.
 * @throws StartFailure otherwise.
 */
async function confirmFolder(folder: string): Promise<void> {
  if (given() !== undefined || !existsSync(join(folder, 'base'))) return
  const answer = await ask(`Les comptes, paniers et commandes de ${folder} seront effacés. Continuer ? (oui/non) `)
  if (!/^o(?:ui)?$/i.test(answer ?? ''))
    throw new StartFailure(`Rien n’est effacé. Pour effacer ${folder} sans question : npm run reset -- --oui`)
}

/** Empties the database that the environment names, and the media of earlier versions: the next start begins afresh. */
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
