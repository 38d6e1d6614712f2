/** Address of an element's page. */
export const elementPath = (tag: string): string => `/guide/${tag}`

/** Where the guide answers what is looked for. */
export const searchPath = '/guide/recherche'

/** What the field of the search proposes. */
export const suggestionsPath = '/guide/suggestions'

/** The page of a call in the contract. */
export const callPath = (id: string): string => `/guide/contrat/${id}`

/** What all elements and all pages owe to the law on accessibility. */
export const conformityPath = '/guide/conformite-rgaa'
