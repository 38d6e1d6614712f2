import { createRoot, type Root, type RootOptions } from 'react-dom/client'
import { keepTranslatedTexts } from './html/translated-texts.ts'

/** Creates a React root in a page that its browser may translate. */
export function reactRoot(container: Parameters<typeof createRoot>[0], options?: RootOptions): Root {
  keepTranslatedTexts()
  return createRoot(container, options)
}
