export function whyWithoutPhp(): string
