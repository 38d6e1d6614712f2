import { policy } from './policy.ts'

/** A whole page as a document that is not shown: nothing runs, nothing loads. */
export function parseDocument(html: string): Document {
  return new DOMParser().parseFromString(policy().createHTML(html), 'text/html')
}
