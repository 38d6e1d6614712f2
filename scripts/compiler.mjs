/**
 * The TypeScript compiler: that of version 7, which is native and checks some three times as fast. Version 6 is
 * installed as well, for tools that need the compiler's JavaScript API, which version 7 does not have.
 */
export const compiler = 'node_modules/@typescript/native/bin/tsc'
