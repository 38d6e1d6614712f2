/** Elements that ship in one file: maps. */
export * from '../map.ts'
export * from '../map-picker.ts'
