/** Milliseconds that a visitor's action waits for code to be fetched (SAFE-07). */
export const codeTimeout = 4000
