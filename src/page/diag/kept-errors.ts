import type { ErrorLog } from '../../core/loader/diag.ts'

/** The error of an `flx-error` event and its element; the WeakRef lets a removed element be garbage-collected. */
export interface KeptError {
  tag: string
  element: WeakRef<Element>
  error: unknown
}

/** The number of errors kept: the last ones, as a broken page may fail again and again. */
const most = 50

/** Collects the `flx-error` events of a page, up to the last 50. */
export class KeptErrors implements ErrorLog {
  readonly list: KeptError[] = []

  push(...events: Event[]): void {
    for (const { target, detail } of events as CustomEvent<{ error?: unknown } | null>[]) {
      if (!(target instanceof Element)) continue
      this.list.push({ tag: target.localName, element: new WeakRef(target), error: detail?.error })
    }
    this.list.splice(0, this.list.length - most)
  }
}
