/** Version of the package, written in by the build. */
declare const __FLX_VERSION__: string
