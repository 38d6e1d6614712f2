import { isAborted, Refusal, RequestError, visitorMessage } from '../../../core/http/request-error.ts'
import type { ServerFile } from '../upload-types.ts'
import { sendPart, type UploadTarget, viewFiles } from './upload-api.ts'
import type { UploadItem } from './upload-item.ts'

/** A change of an item while it is sent. */
export type ItemChange = Partial<Pick<UploadItem, 'state' | 'sent' | 'message' | 'url'>>

interface QueueOptions {
  /** Read for each file, because attributes may have changed. */
  target(): UploadTarget
  changed(key: string, change: ItemChange): void
}

export interface UploadQueue {
  /** Sends the item when its turn comes; resumes it if it was cut. */
  add(item: UploadItem): void
  /** Stops sending the item, without a message. */
  cancel(key: string): void
}

/**
 * Returns the state of a file that could not be sent: `cut` after a network error, else `failed`, from the start if the
 * server rejected it.
 */
function failureOf(error: unknown): ItemChange {
  // A retry of the rest would not help.
  if (error instanceof Refusal) return { state: 'failed', message: error.message, sent: 0 }
  const isCut = error instanceof RequestError && ['network', 'offline', 'timeout', 'truncated'].includes(error.kind)
  return { state: isCut ? 'cut' : 'failed', message: visitorMessage(error) }
}

/** Sends files one at a time, so that on a slow network the first one arrives as early as possible. */
export function createUploadQueue({ target, changed }: QueueOptions): UploadQueue {
  /** The items that wait for their turn, in order. */
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

/** Bytes of a part: when the connection breaks, at most one part must be sent again. */
const partSize = 8 * 1024 * 1024
const mostTries = 3
const patience = 500

interface Sending {
  key: string
  file: File
  signal: AbortSignal
  /** Called with the number of bytes of the whole file that were sent. */
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
 * Sends a file, from where the server has it. After an error that may pass, asks how much has arrived and resumes, a
 * few times; each part that arrives resets the count.
 *
 * @param resume - True if the server may already have a part of it.
 */
async function sendFile(target: UploadTarget, sending: Sending, resume: boolean): Promise<ServerFile> {
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
