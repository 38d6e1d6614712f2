import { isAborted, RequestError, visitorMessage } from '../../../core/http/request-error.ts'
import type { ServerFile } from './server-file.ts'
import { sendPart, UploadRefusal, type UploadTarget, viewFiles } from './upload-api.ts'
import type { UploadItem } from './upload-item.ts'

/** What becomes of an item while it is sent. */
export type ItemChange = Partial<Pick<UploadItem, 'state' | 'sent' | 'message' | 'url'>>

interface QueueOptions {
  /** Read for each file: attributes may have changed. */
  target(): UploadTarget
  changed(key: string, change: ItemChange): void
}

export interface UploadQueue {
  /** Sends it when its turn has come; from where the server has it, if it was cut. */
  add(item: UploadItem): void
  /** It is not sent any more; nothing is said of it. */
  cancel(key: string): void
}

/** What stays of a file that could not be sent: a refusal is final, a cut goes on, all else is tried again. */
function failureOf(error: unknown): ItemChange {
  if (error instanceof UploadRefusal) return { state: 'failed', message: error.message, sent: 0 }
  const isCut = error instanceof RequestError && ['network', 'offline', 'timeout', 'truncated'].includes(error.kind)
  return { state: isCut ? 'cut' : 'failed', message: visitorMessage(error) }
}

/** Sends files one after the other: a slow network is given to one at a time, and the first is there first. */
export function createUploadQueue({ target, changed }: QueueOptions): UploadQueue {
  /** Those whose turn has not come, in their order. */
  let waiting: UploadItem[] = []
  const stops = new Map<string, AbortController>()
  let isBusy = false

  const send = async ({ key, file, sent, size, message }: UploadItem): Promise<void> => {
    const signal = stops.get(key)?.signal
    if (!file || !signal) return
    const resume = message !== '' || sent > 0
    changed(key, { state: 'sending', message: '' })
    const progress = (bytes: number): void => {
      if (!signal.aborted) changed(key, { sent: bytes })
    }
    try {
      const { url } = await sendFile(target(), { key, file, signal, progress }, resume)
      if (!signal.aborted) changed(key, { state: 'done', sent: size, url })
    } catch (error) {
      if (!isAborted(error) && !signal.aborted) changed(key, failureOf(error))
    }
  }

  const run = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    for (let item = waiting.shift(); item; item = waiting.shift()) await send(item)
    isBusy = false
  }

  return {
    add(item) {
      stops.set(item.key, new AbortController())
      waiting.push(item)
      changed(item.key, { state: 'waiting' })
      void run()
    },
    cancel(key) {
      waiting = waiting.filter((item) => item.key !== key)
      stops.get(key)?.abort()
      stops.delete(key)
    },
  }
}

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
