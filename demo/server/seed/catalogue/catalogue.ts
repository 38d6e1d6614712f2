import { bain } from './bain.ts'
import type { DepartmentSeed } from './describe.ts'
import { epicerie } from './epicerie.ts'
import { jardin } from './jardin.ts'
import { livres } from './livres.ts'
import { maison } from './maison.ts'
import { papeterie } from './papeterie.ts'
import { table } from './table.ts'

export const departments: DepartmentSeed[] = [table, maison, jardin, papeterie, bain, epicerie, livres]
