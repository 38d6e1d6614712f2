export const browserFlags: string[]
export function findBrowser(): string | undefined
export function findHeadlessShell(): string | undefined
export function ensureBrowser(): string
