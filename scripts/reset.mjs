import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const data = process.env.DATA_DIR ?? join(root, '.data')
rmSync(data, { recursive: true, force: true })
console.log('Les données de la démonstration sont effacées : « npm start » les refera.')
