/** What the video offers to its element's class. */
export interface VideoMethods {
  play(): Promise<void>
  stop(): void
}
