/**
 * Events that tell that a visitor is about to click, or writes in what had the focus before the script came: what that
 * needs can be fetched.
 */
export const intentTypes = ['keydown', 'pointerover', 'focusin']

/** What a visitor alone does, Back included: by itself a page scrolls, moves the focus, and comes under a pointer that rests. */
export const gestures = ['keydown', 'pointermove', 'pointerdown', 'popstate', 'input', 'dragenter']
