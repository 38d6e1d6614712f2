import { isAborted, RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { sendFile } from './send-file.ts'
import { UploadRefusal, type UploadTarget } from './upload-api.ts'
import type { UploadItem } from './upload-item.ts'

interface QueueEvents {
  /** The state of one has changed. */
  changed(item: UploadItem): void
  /** One has gone a little further. */
  moved(item: UploadItem): void
}

export interface UploadQueue {
  /** Sends it when its turn has come; from where the server has it, if it was cut. */
  add(item: UploadItem): void
}

/** What stays of a file that could not be sent: a refusal is final, a cut goes on, all else is tried again. */
function fail(item: UploadItem, error: unknown): void {
  const isCut = error instanceof RequestError && ['network', 'offline', 'timeout', 'truncated'].includes(error.kind)
  item.state = isCut ? 'cut' : 'failed'
  item.message = error instanceof UploadRefusal ? error.message : visitorMessage(error)
  if (error instanceof UploadRefusal) item.sent = 0
}

/** Sends files one after the other: a slow network is given to one at a time, and the first is there first. */
export function createUploadQueue(target: UploadTarget, { changed, moved }: QueueEvents): UploadQueue {
  const waiting: UploadItem[] = []
  let isBusy = false

  const send = async (item: UploadItem): Promise<void> => {
    const { file, key, abort } = item
    if (!file || abort.signal.aborted) return
    const resume = item.message !== '' || item.sent > 0
    item.state = 'sending'
    item.message = ''
    changed(item)
    const progress = (sent: number): void => {
      item.sent = sent
      moved(item)
    }
    try {
      const { url } = await sendFile(target, { key, file, signal: abort.signal, progress }, resume)
      item.state = 'done'
      item.sent = item.size
      if (!item.preview) item.preview = url
    } catch (error) {
      if (isAborted(error) || abort.signal.aborted) return
      fail(item, error)
    }
    changed(item)
  }

  const run = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    for (let item = waiting.shift(); item; item = waiting.shift()) await send(item)
    isBusy = false
  }

  return {
    add(item) {
      item.state = 'waiting'
      waiting.push(item)
      changed(item)
      void run()
    },
  }
}
