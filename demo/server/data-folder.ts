import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, StartFailure } from './failure.ts'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function holder(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return pid > 0 && pid !== process.pid && isRunning(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Locks the data folder for this process; `alone` when it contains an embedded database, which two writers would
 * corrupt. Returns the function that releases it.
 * @throws StartFailure when the folder cannot be written or another process has it.
 */
export function takeDataFolder(folder: string, alone = true): () => void {
  const lock = join(folder, 'serveur.pid')
  try {
    mkdirSync(folder, { recursive: true })
    if (!alone) {
      accessSync(folder, constants.W_OK)
      return () => {}
    }
    const pid = holder(lock)
    if (pid) {
      throw new StartFailure(
        `Le dossier de données ${folder} est déjà utilisé par un autre serveur (processus ${pid}) : arrêtez-le, ou donnez un autre dossier par DATA_DIR.`,
      )
    }
    writeFileSync(lock, String(process.pid))
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(
      `Impossible d’écrire dans le dossier de données ${folder} (${errorCode(error) ?? 'erreur inconnue'}) : vérifiez ses droits, ou donnez-en un autre par DATA_DIR.`,
    )
  }
  return () => rmSync(lock, { force: true })
}
