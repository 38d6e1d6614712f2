/** What a column may hold, and so how it is sorted; `none` is not. */
export const columnTypes = ['text', 'number', 'amount', 'date', 'percent', 'duration', 'postal', 'none'] as const

export type ColumnType = (typeof columnTypes)[number]

export const isColumnType = (text: string): text is ColumnType => columnTypes.includes(text as ColumnType)
