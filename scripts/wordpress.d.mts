export const wordpressFolder: string
export function whyWithoutWordPress(): string
