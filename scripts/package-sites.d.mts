export const sitesFolder: string
export function whyWithoutSites(): string
