/** A page in an engine, and the visitor's hands on it. It has the shape of Puppeteer's, which is one itself. */
export interface EnginePage {
  goto(address: string): Promise<unknown>
  /** As the browser's Back button. */
  goBack(): Promise<unknown>
  url(): string | Promise<string>
  /**
   * Runs a function in the page, and gives what it returns, or what the promise that it returns gives. It is sent as
   * text: it sees its arguments alone.
   */
  // biome-ignore lint/suspicious/noExplicitAny: Puppeteer's own signature, which infers each argument
  evaluate<A extends any[], T>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>>
  /** In CSS pixels, of what the page sees. */
  setViewport(size: { width: number; height: number }): Promise<unknown>
  mouse: {
    move(x: number, y: number): Promise<void>
    down(options?: { button?: MouseButton }): Promise<void>
    up(options?: { button?: MouseButton }): Promise<void>
    click(x: number, y: number, options?: { button?: MouseButton }): Promise<void>
    /** Every button up, at the corner of the page. */
    reset(): Promise<void>
  }
  keyboard: {
    /** Key names are those of `KeyboardEvent.key`. */
    press(key: string): Promise<void>
    down(key: string): Promise<void>
    up(key: string): Promise<void>
    type(text: string): Promise<void>
  }
  close(): Promise<void>
}

export type MouseButton = 'left' | 'middle' | 'right'

/** A browser engine of this machine. */
export interface Engine {
  name: EngineName
  /** How many pages may be open side by side, each of them with the focus. */
  pagesAtOnce: number
  /** A page of a new visitor: with cookies, storage and a window of its own. */
  open(): Promise<EnginePage>
  close(): Promise<void>
}

/** What a visitor has set up in their browser before they come. */
export interface EngineOptions {
  /** The page is drawn in the visitor's own colours: white and yellow on black, as a contrast theme of Windows has them. */
  forcedColours?: boolean
}

export type EngineName = 'chromium' | 'firefox' | 'webkit'
