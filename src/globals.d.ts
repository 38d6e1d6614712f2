/** Version of the package, written in by the build. */
declare const __FLX_VERSION__: string

/** Fingerprint of what was built, in the names of the files beside the loader. */
declare const __FLX_BUILD__: string
