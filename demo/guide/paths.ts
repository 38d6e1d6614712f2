/** Address of an element's page. */
export const elementPath = (tag: string): string => `/guide/${tag}`

/** Where the guide answers what is looked for. */
export const searchPath = '/guide/recherche'

/** What all elements and all pages owe to the law on accessibility. */
export const conformityPath = '/guide/conformite-rgaa'
