// A file of its own, fetched once the visitor touches the list.
import { dragOrder } from '../../../ui/drag-order.ts'

/** Lets the lines of files be dragged to another place. */
export function orderFiles(list: HTMLElement, moved: (from: number, to: number) => void, signal: AbortSignal): void {
  const lines = (): HTMLElement[] => [...list.children] as HTMLElement[]
  dragOrder(list, {
    handle: '.flx-upload__handle',
    itemsAround: lines,
    moved: (line, to) => moved(lines().indexOf(line), to),
    signal,
  })
}
