/** What tells of Back before it happens (HTML, 7.2.6), in browsers that know it; elsewhere there is none. */
export const { navigation } = globalThis as { navigation?: Pick<EventTarget, 'addEventListener'> }
