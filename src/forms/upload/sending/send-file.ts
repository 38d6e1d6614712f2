import { RequestError } from '../../../core/http/request-error.ts'
import type { ServerFile } from './server-file.ts'
import { sendPart, type UploadTarget, viewFiles } from './upload-api.ts'

/** A cut costs at most what has left of one part. */
const partSize = 8 * 1024 * 1024
const mostTries = 3
const patience = 500

interface Sending {
  key: string
  file: File
  signal: AbortSignal
  /** Bytes that have left, of the whole file. */
  progress(sent: number): void
}

const mayPass = (error: unknown): boolean =>
  error instanceof RequestError && ['network', 'timeout', 'truncated', 'offline', 'failed'].includes(error.kind)

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function receivedOf(target: UploadTarget, { key, signal }: Sending): Promise<number> {
  const files = await viewFiles(target, [key], signal)
  return files.find((file) => file.key === key)?.received ?? 0
}

async function sendFrom(target: UploadTarget, start: number, sending: Sending, moved: () => void): Promise<ServerFile> {
  const { key, file, signal, progress } = sending
  let from = start
  for (;;) {
    const to = Math.min(file.size, from + partSize)
    const answer = await sendPart(target, { key, file, from, to, signal, progress: (sent) => progress(from + sent) })
    progress(answer.received)
    if (answer.received >= file.size) return answer
    if (answer.received <= from) {
      const detail = `le serveur dit avoir ${answer.received} octets après l’envoi des octets ${from} à ${to}`
      throw new RequestError('invalid', { address: target.address, status: 200, detail })
    }
    from = answer.received
    moved()
  }
}

/**
 * Sends a file, from where the server has it. After a cut it asks how much is there and goes on, a few times; each part
 * that arrives gives it new patience.
 *
 * @param resume - Whether a part of it may be there already.
 */
export async function sendFile(target: UploadTarget, sending: Sending, resume: boolean): Promise<ServerFile> {
  let asks = resume
  for (let tries = 1; ; tries++) {
    try {
      const from = asks ? await receivedOf(target, sending) : 0
      sending.progress(from)
      return await sendFrom(target, Math.min(from, sending.file.size - 1), sending, () => {
        tries = 1
      })
    } catch (error) {
      if (tries >= mostTries || !mayPass(error) || sending.signal.aborted) throw error
      asks = true
      await wait(patience * tries)
    }
  }
}
