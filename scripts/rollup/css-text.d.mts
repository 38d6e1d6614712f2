export function asShipped(css: string): string
