/** Events that tell that a visitor is about to click or to drop a file, or writes in what had the focus before the script came: what that needs can be fetched. */
export const intentTypes = ['focusin', 'pointerover', 'touchstart', 'keydown', 'dragenter']
