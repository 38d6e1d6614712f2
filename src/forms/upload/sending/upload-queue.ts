import { isAborted, RequestError, visitorMessage } from '../../../core/http/request-error.ts'
import { sendFile } from './send-file.ts'
import { UploadRefusal, type UploadTarget } from './upload-api.ts'
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
