/** Whether an element stands in a region of others' words (`data-flx-untrusted`), where no hook is honoured. */
export const isUntrusted = (element: Element): boolean => !!element.closest('[data-flx-untrusted]')
