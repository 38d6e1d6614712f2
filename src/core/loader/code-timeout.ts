/** Milliseconds that a visitor's act waits for code (SAFE-07). */
export const codeTimeout = 4000
