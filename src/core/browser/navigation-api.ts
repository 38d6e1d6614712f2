/** The Navigation API, which announces Back before it happens (HTML, 7.2.6); undefined in browsers without it. */
export const { navigation } = globalThis as {
  navigation?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}
