/** Events that tell that a visitor is about to click: what the click needs can be fetched ahead. */
export const intentTypes = ['pointerover', 'focusin', 'touchstart']
