/** Which element was acted upon, and how. */
export interface MyElementsDetail {
  /** `my_elements_activate`, `my_elements_delete`, `my_elements_create` or `my_elements_edit`. */
  action: string
  elementModuleIdent: string
  /** Empty for one that did not exist before. */
  elementId: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** An element is about to be activated, deactivated or deleted, its question answered; cancelable. */
    'flx-my-elements-send': CustomEvent<MyElementsDetail>
    /** The server did it, or took the form. Of a form in a pop-in, sent on its frame as well. */
    'flx-my-elements-done': CustomEvent<MyElementsDetail>
    /** It was refused, or did not arrive; what was shown stays. */
    'flx-my-elements-error': CustomEvent<MyElementsDetail & { error: unknown; message: string }>
  }
}
