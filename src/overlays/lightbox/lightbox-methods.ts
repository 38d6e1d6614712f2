/** What the lightbox offers to its element's class. */
export interface LightboxMethods {
  /** @returns whether there is such an image. */
  show(which: number | HTMLElement): boolean
  /** @returns whether nothing is open any more. */
  hide(): Promise<boolean>
}
