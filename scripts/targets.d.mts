export const targets: Readonly<Record<'chrome' | 'firefox' | 'safari', number>>
export const esbuildTargets: string[]
