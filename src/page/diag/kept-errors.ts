import type { ErrorLog } from '../../core/loader/diag.ts'

/** What an `flx-error` said, and where; an element that has left the page is not kept alive by it. */
export interface KeptError {
  tag: string
  element: WeakRef<Element>
  error: unknown
}

/** The last of a page that fails again and again are enough. */
const most = 50

/** Every `flx-error` of a page, as far back as it is of use. */
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
