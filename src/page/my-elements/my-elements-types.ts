/** The element that was acted upon, and the act. */
export interface MyElementsDetail {
  /** `my_elements_activate`, `my_elements_delete`, `my_elements_create` or `my_elements_edit`. */
  action: string
  elementModuleIdent: string
  /** Empty for a new element. */
  elementId: string
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired before an element is activated, deactivated or deleted, after the confirmation; cancelable. */
    'flx-my-elements-send': CustomEvent<MyElementsDetail>
    /** Fired when the act is done, or the form saved. For a form in a pop-up, it is also fired on its frame. */
    'flx-my-elements-done': CustomEvent<MyElementsDetail>
    /** Fired when the act was refused or failed; the page is unchanged. */
    'flx-my-elements-error': CustomEvent<MyElementsDetail & { error: unknown; message: string }>
  }
}
