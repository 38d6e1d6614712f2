/** Version of the package, written in by the build. */
declare const __FLX_VERSION__: string

/** Fingerprint of what was built, in the names of the files beside the loader. */
declare const __FLX_BUILD__: string

/** Stems of the files that chunks share, `core-BfX9cQJR`, written in by the build. */
declare const __FLX_SHARED_FILES__: string[]

/** Which of `__FLX_SHARED_FILES__` the elements without an entry in the catalogue all import, one bit each. */
declare const __FLX_COMMON_IMPORTS__: number
