/** Version of the package, written in by the build. */
declare const __FLX_VERSION__: string

/** Fingerprint of what was built, in the names of the files beside the loader. */
declare const __FLX_BUILD__: string

/** Tags of all the elements, written in by the build. */
declare const __FLX_TAGS__: string[]

/** Names of the files that chunks share, written in by the build. */
declare const __FLX_SHARED_FILES__: string[]

/** Which of these most chunks that the loader names import, one bit each. */
declare const __FLX_USUAL_IMPORTS__: number

/** Which of these the elements without an entry in the catalogue all import, one bit each. */
declare const __FLX_COMMON_IMPORTS__: number
