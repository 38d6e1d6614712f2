/** Version of the package, written in by the build. */
declare const __FLX_VERSION__: string

/** Version of MapLibre, in the name of the file that a map runs beside the page. */
declare const __FLX_MAP_VERSION__: string

/** Tags of all the elements, written in by the build. */
declare const __FLX_TAGS__: string[]

/** The text of a style sheet, as the build includes it. */
declare module '*.css' {
  const css: string
  export default css
}
