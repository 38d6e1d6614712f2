import type { LoaderConfig } from './loader-config.ts'

/** The methods that the loader gives to the class of its element. */
export interface LoaderMethods {
  show(config: LoaderConfig): void
  hide(): void
}
