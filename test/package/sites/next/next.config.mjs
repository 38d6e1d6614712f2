import { resolve } from 'node:path'

const { DRAWN = '' } = process.env

export default {
  ...(DRAWN !== 'at-request' && { output: 'export' }),
  turbopack: { root: resolve(import.meta.dirname, '../..') },
}
