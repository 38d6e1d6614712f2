/** What the author's folder is served with. */
export interface ServeOptions {
  /** The author's folder of pages. */
  folder: string
  /** 0 takes a free one. */
  port: number
  /** Whether services answer in HTML, whatever their address. */
  html: boolean
  /** Whether pages show the way to the panel. */
  link: boolean
  /** Whether pages have a security policy, and nonces for it. */
  policy: boolean
}

/** The port where none is named. */
export const usualPort = 8080

/** Where the panel is; no page of the author's is served there. */
export const panelPath = '/_flx'
