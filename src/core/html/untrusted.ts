/** Returns true inside a region of content by others (`data-flx-untrusted`), where the library ignores all hooks. */
export const isUntrusted = (element: Element): boolean => !!element.closest('[data-flx-untrusted]')
