import type { LoaderConfig } from './loader-config.ts'

/** What the loader offers to its element's class. */
export interface LoaderMethods {
  show(config: LoaderConfig): void
  hide(): void
}
