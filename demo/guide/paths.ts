/** Path of an element's page. */
export const elementPath = (tag: string): string => `/guide/${tag}`

/** Path of the guide's search. */
export const searchPath = '/guide/recherche'

/** Path of the suggestions of the search field. */
export const suggestionsPath = '/guide/suggestions'

/** Path of a call's page in the contract. */
export const callPath = (id: string): string => `/guide/contrat/${id}`

/** Path of the page on accessibility: the duties of elements and of pages under the law. */
export const conformityPath = '/guide/conformite-rgaa'
