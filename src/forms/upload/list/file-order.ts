import { dragOrder } from '../../../ui/drag-order.ts'

/** Lets the visitor drag files to another position. */
export function orderFiles(list: HTMLElement, moved: (from: number, to: number) => void, signal: AbortSignal): void {
  const lines = (): HTMLElement[] => [...list.children] as HTMLElement[]
  dragOrder(list, {
    handle: '.flx-upload__handle',
    itemsAround: lines,
    moved: (line, to) => moved(lines().indexOf(line), to),
    signal,
  })
}
