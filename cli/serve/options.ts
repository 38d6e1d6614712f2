/** The options of `flx serve`. */
export interface ServeOptions {
  /** The author's folder of pages. */
  folder: string
  /** The port; 0 chooses a free one. */
  port: number
  /** True if services answer in HTML, at any address. */
  html: boolean
  /** True if pages show a link to the panel. */
  link: boolean
  /** True if pages get a security policy with a nonce. */
  policy: boolean
}

/** The default port. */
export const usualPort = 8080

/** The path of the panel. A page of the author's at this path is not served. */
export const panelPath = '/_flx'
